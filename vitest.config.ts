import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, ensureBrowser } from './scripts/browser.mjs';
import { filmLengths } from './scripts/vite/film-length.ts';
import { library } from './scripts/vite/library.ts';
import { pages } from './scripts/vite/pages.ts';

/** Four kinds of tests live under `tests/`; each project names the folders it runs. Every story is a test too. */
const node = (name: string, folders: string[], more = {}) => ({
  test: {
    name,
    environment: 'node',
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    ...more,
  },
});

export default defineConfig({
  test: {
    env: { TZ: 'Asia/Kolkata' },
    allowOnly: false,
    projects: [
      node('domain', ['domain', 'questionnaires']),
      node('server', ['server', 'scenarios'], {
        globalSetup: ['tests/support/one-cluster.ts'],
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      node('architecture', ['architecture'], { testTimeout: 120_000 }),
      {
        plugins: [pages(), library(), filmLengths(), react()],
        test: {
          name: 'browser-parts',
          environment: 'jsdom',
          include: ['tests/{ui,api,features,app,author}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/jsdom-setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [
          // Its stand-in for Storybook's documentation would make empty pages of the MDX in `content`.
          storybookTest({ configDir: join(import.meta.dirname, '.storybook'), disableAddonDocs: false }),
        ],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: ensureBrowser(), args: browserArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
