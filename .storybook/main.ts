import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { createFileGuard } from '../src/authoring/studio/dev/guard/file-guard.ts';
import { ensureCompiled } from '../tools/prepare.mjs';
import { createIconsPlugin } from './icons-plugin.ts';
import { addPagesPlugin } from './content-pages.ts';

await ensureCompiled();

/** Stories import fixtures of tests, and docs pages import tools and the changelog. */
const guard = createFileGuard(join(import.meta.dirname, '..'), {
  additionalPaths: ['.storybook', 'tests', 'tools', 'CHANGELOG.md'],
});

/** Configuration of Storybook. Telemetry is off. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // `storySort` in preview.tsx sorts the titles.
  stories: [
    './{introduction,foundations,patterns}/*.mdx',
    '../src/web/ui/**/*.stories.tsx',
    '../src/web/voice/*.stories.tsx',
    { directory: '../src/web/features', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
    { directory: '../src/web/app', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
  ],
  // Stories that show another story in the dark theme or on a phone. The toolbar has both, so the sidebar hides them at first.
  tags: { variant: { defaultFilterSelection: 'exclude' } },
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-tag-badges',
    'storybook-addon-pseudo-states',
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // Stories do not need the base path and the bundles of the app.
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // Onboarding lists are not needed.
  features: {
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
    // The background is part of the theme.
    backgrounds: false,
  },
  // Not in viteConfigPath, which tests of stories do not read.
  viteFinal: async (config) => ({
    ...config,
    plugins: [guard, createIconsPlugin(), ...(await addPagesPlugin(config.plugins))],
  }),
  // Resolves types of other files, and reads defaults of parameters. The project has no references, whose outputs have no defaults.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: join(import.meta.dirname, 'tsconfig.docgen.json'),
      include: ['src/web/{ui,voice}/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
      // Most attributes of HTML elements are the same for every component.
      propFilter: ({ name, parent }) => !parent?.fileName.includes('node_modules') || name === 'disabled',
    },
  },
};

export default config;
