import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '../src/web/ui/theme/tokens.css';
import '../src/web/ui/theme/fonts.css';
import '../src/web/ui/theme/base.css';
import './preview.css';
import { expectTwinFits, onlyColoursOfTwins } from './twins.ts';

const width = (px: number) => ({ name: `${px} px`, styles: { width: `${px}px`, height: '800px' } });

/** Theme and width are chosen in the toolbar, or by a story's own `globals`. Accessibility findings fail a story. */
const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: { w320: width(320), w360: width(360), w768: width(768), w1280: width(1280) } },
    controls: { expanded: true },
  },
  beforeEach: onlyColoursOfTwins,
  afterEach: expectTwinFits,
  decorators: [
    function Theme(Story, { globals, viewMode }) {
      // A page of documentation shows all stories in one document, which can have one theme only.
      const theme = viewMode === 'docs' ? 'light' : String(globals.theme ?? 'light');
      useLayoutEffect(() => {
        document.documentElement.dataset.theme = theme;
      }, [theme]);
      return <Story />;
    },
  ],
};

export default preview;
