import type { StorybookConfig } from '@storybook/react-vite';
import { ensureCompiled } from '../tools/prepare.mjs';
import { withPages } from './pages.ts';

await ensureCompiled();

/** Every story beside its component; nothing leaves this machine. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/web/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    // A config of its own: stories need neither the program's base path nor its bundles.
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // Here, not in that config, which the tests of the stories do not read.
  viteFinal: async (config) => ({ ...config, plugins: await withPages(config.plugins) }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
