import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { apply } from './apply.ts';

/**
 * Gives a story what was chosen. A page of documentation shows many stories in one document and has one choice for all,
 * the toolbar's (docs/docs-frame.tsx).
 */
export const switched: Decorator = function Switched(Story, { globals, viewMode }) {
  useLayoutEffect(() => {
    if (viewMode === 'story') apply(globals);
  }, [globals, viewMode]);
  return <Story />;
};
