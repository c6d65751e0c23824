import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { createFileGuard } from '../src/authoring/studio/dev/guard/file-guard.ts';
import { ensureCompiled } from '../tools/prepare.mjs';
import { iconsInUseModule } from './icons-in-use.ts';
import { withPages } from './pages.ts';

await ensureCompiled();

/** Stories also import what tests prepare for them, and pages show measured facts. */
const guard = createFileGuard(join(import.meta.dirname, '..'), { more: ['.storybook', 'tests', 'tools'] });

/** Every story beside its component, and the workbench's own pages; nothing leaves this machine. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // A component's story names its group in its title; screens are one group. Their order: `storySort` in preview.tsx.
  stories: [
    './foundations/*.mdx',
    '../src/web/ui/**/*.stories.tsx',
    { directory: '../src/web/features', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
    { directory: '../src/web/app', files: '**/*.stories.tsx', titlePrefix: 'Screens' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // A config of its own: stories need neither the program's base path nor its bundles.
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // Lists of first steps for those who set Storybook up, and a tool that we have better.
  features: {
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
    // A theme has grounds of its own: on any other its words are not meant to be read.
    backgrounds: false,
  },
  // Here, not in that config, which the tests of the stories do not read.
  viteFinal: async (config) => ({
    ...config,
    plugins: [guard, iconsInUseModule(), ...(await withPages(config.plugins))],
  }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
