import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { applyGlobals } from './apply-globals.ts';

/** Applies the globals of a story. A docs page applies those of the toolbar for all its stories (docs/docs-frame.tsx). */
export const withGlobals: Decorator = function WithGlobals(Story, { globals, viewMode }) {
  useLayoutEffect(() => {
    if (viewMode === 'story') applyGlobals(globals);
  }, [globals, viewMode]);
  return <Story />;
};
