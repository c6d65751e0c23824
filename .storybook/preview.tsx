import type { Preview } from '@storybook/react-vite';
import './isolate-storage.ts';
import { configure } from 'storybook/test';
import '../src/web/ui/theme/tokens.css';
import '../src/web/ui/theme/fonts.css';
import '../src/web/ui/theme/base.css';
import './preview.css';
import '#tests/support/load-english.ts';
import { addDescriptions, addControls } from './arg-types.ts';
import { mockDate } from './fixed-date.ts';
import { clearDevice } from './clear-device.ts';
import { ComponentPage, DocsFrame } from './docs/docs.tsx';
import { loadPersistentRenderer } from './docs/persistent-renderer.ts';
import { withFrame } from './with-frame.tsx';
import { clearToasts } from './clear-toasts.ts';
import { compareSnapshots } from './snapshots.ts';
import { withGlobals } from './toolbar/with-globals.tsx';
import { globalTypes, initialGlobals } from './toolbar/global-types.ts';
import { viewports } from './toolbar/viewports.ts';

// Rendering is slow on a loaded machine.
configure({ asyncUtilTimeout: 15_000 });

/** Accessibility findings of axe fail a story. */
const preview: Preview = {
  globalTypes,
  initialGlobals,
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: {
      container: DocsFrame,
      page: ComponentPage,
      renderer: loadPersistentRenderer,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .wb-grid *' },
    },
    options: {
      // Storybook parses this without running the file, so it must be a literal.
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          ['Start', 'For contributors', 'Changelog'],
          'Foundations',
          ['Colour', 'Section colours', 'Type', 'Space and shape', 'Motion', 'Icons and drawings', 'Content'],
          'Components',
          [
            'Actions',
            'Inputs',
            'Survey inputs',
            'Navigation',
            'Overlays',
            'Feedback',
            'Layout',
            'Data display',
            'Content',
          ],
          'Patterns',
          'Screens',
          [
            'In the app',
            'Site',
            'Trial',
            'Account',
            'Dashboard',
            'Questionnaire',
            'Feedback',
            'My Pattern',
            'Plan',
            'Exercises',
            'Safety plan',
            'Reading',
            'Growth',
            'Survey',
            'Profile',
            'Reference values',
            'Shell',
            'Offline',
          ],
        ],
      },
    },
  },
  // In this order: controls depend on the types of the code.
  argTypesEnhancers: [addControls, addDescriptions],
  // Runs before the loaders of stories, which store their data.
  loaders: [clearDevice],
  beforeEach: [clearToasts, mockDate],
  afterEach: compareSnapshots,
  decorators: [withFrame, withGlobals],
};

export default preview;
