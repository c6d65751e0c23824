import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/web/ui/theme/tokens.css';
import '../src/web/ui/theme/fonts.css';
import '../src/web/ui/theme/base.css';
import './preview.css';
import { explained, inWords, playable } from './arg-types.ts';
import { atOneMoment } from './clock.ts';
import { clearedDevice } from './device.ts';
import { ComponentPage, DocsFrame } from './docs/docs.tsx';
import { drawnOnce } from './docs/drawn-once.ts';
import { framed } from './frame.tsx';
import { clearMessages } from './messages.ts';
import { compareSnapshots } from './snapshots.ts';
import { switched } from './toolbar/switched.tsx';
import { switches } from './toolbar/switches.ts';
import { windows } from './toolbar/widths.ts';

// A loaded machine draws late; what never comes still fails.
configure({ asyncUtilTimeout: 15_000 });

/** What the toolbar says, or a story's own `globals`, holds for the page. Accessibility findings fail a story. */
const preview: Preview = {
  globalTypes: switches,
  // A width without a value would be no text for Storybook, which then leaves it out of the address.
  initialGlobals: { theme: 'light', viewport: { value: '', isRotated: false } },
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: windows },
    controls: { expanded: true },
    docs: { container: DocsFrame, page: ComponentPage, renderer: drawnOnce },
    options: {
      // Storybook reads this without running the file: only what is written out here counts.
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          'Foundations',
          ['Colour', 'Inks', 'Type', 'Space and shape', 'Motion', 'Icons and drawings', 'Words'],
          'Controls',
          'Charts',
          'Reading',
          ['*', 'For authors'],
          'Screens',
          [
            'Site',
            'Account',
            'Dashboard',
            'Questionnaire',
            'Feedback',
            'My Pattern',
            'Reading',
            'Growth',
            'Survey',
            'Profile',
            'Reference values',
            'Shell',
            'Without a line',
          ],
        ],
      },
    },
  },
  // Words last: what can be edited is judged by the types.
  argTypesEnhancers: [playable, inWords, explained],
  // Before what a story keeps on the device for itself, which its own loaders do.
  loaders: [clearedDevice],
  beforeEach: [clearMessages, atOneMoment],
  afterEach: compareSnapshots,
  decorators: [framed, switched],
};

export default preview;
