import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { createPagesPlugin } from './src/authoring/compile/pages.ts';
import { browserArgs, ensureBrowser } from './tools/browser.mjs';
import { ensureCompiled } from './tools/prepare.mjs';
import { resizeWindow } from './tools/test/resize-window.ts';

await ensureCompiled();

/** Storybook and the browser are not loaded if `--project` selects only other projects. */
const withoutStories =
  process.argv.some((arg) => arg.startsWith('--project')) &&
  !process.argv.some((arg) => arg.endsWith('stories'));

/**
 * Tests that need their own environment: they mock modules, run play functions of stories (whose second copy of user-event loses
 * characters), or have the mark `@own-page`.
 */
const needsOwnPage = /\bvi\.(mock|doMock)\(|\.run\(\)|@own-page/;
const listIsolated = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.test\.tsx?$/.test(file) && needsOwnPage.test(readFileSync(file, 'utf8')));
const isolatedWeb = listIsolated('tests/web');
const isolatedServer = listIsolated('tests/server');
const isolatedAuthoring = listIsolated('tests/authoring').filter((file) => file.endsWith('.ts'));

/** A project of the tests in folders of `tests`, in Node.js. */
const createNodeProject = (name: string, folders: string[], more = {}) => ({
  test: {
    name,
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    ...more,
  },
});

/** Makes the rendering of fonts independent of the machine. */
const renderingArgs = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

const databaseSetup = { globalSetup: ['tests/support/one-cluster.ts'] };

export default defineConfig({
  test: {
    env: { TZ: 'Asia/Kolkata' },
    globalSetup: ['tests/support/temporary-folder.ts'],
    allowOnly: false,
    projects: [
      // Without isolation, files share loaded modules, which saves a second or two per file.
      createNodeProject('domain', ['domain', 'contract', 'language', 'questionnaires'], { isolate: false }),
      createNodeProject('server', ['server', 'scenarios', 'research'], {
        ...databaseSetup,
        exclude: isolatedServer,
        isolate: false,
      }),
      createNodeProject('server-alone', [], { ...databaseSetup, include: isolatedServer }),
      createNodeProject('authoring', ['authoring/!(studio)', 'authoring/studio/!(preview)', 'instruments'], {
        exclude: isolatedAuthoring,
        isolate: false,
      }),
      createNodeProject('authoring-alone', [], { include: isolatedAuthoring }),
      createNodeProject('architecture', ['architecture'], { isolate: false }),
      // A new environment takes two seconds per file. These files share one that is reset.
      createJsdomProject('shared-page', {
        include: [
          'tests/{web,authoring/studio/preview}/**/*.test.{ts,tsx}',
          'tests/authoring/studio/editor/**/*.test.tsx',
        ],
        exclude: isolatedWeb,
        isolate: false,
        setupFiles: ['tests/support/jsdom-setup.ts', 'tests/support/shared-page-setup.ts'],
      }),
      createJsdomProject('browser-parts', { include: isolatedWeb }),
      ...(withoutStories ? [] : [createStoriesProject()]),
    ],
  },
});

/** A project of component tests in jsdom. */
function createJsdomProject(
  name: string,
  more: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    plugins: [createPagesPlugin(), react()],
    resolve: { alias: { 'storybook/test': join(import.meta.dirname, 'tests/support/one-user-event.ts') } },
    test: {
      name,
      environment: 'jsdom',
      setupFiles: ['tests/support/jsdom-setup.ts'],
      testTimeout: 60_000,
      ...more,
    },
  };
}

/** The project of all stories in Chromium, with axe and snapshots (`.storybook/snapshots.ts`). */
function createStoriesProject(): TestProjectInlineConfiguration {
  return {
    plugins: [
      // Its stub of addon-docs would empty the MDX pages of `content`.
      storybookTest({ configDir: join(import.meta.dirname, '.storybook'), disableAddonDocs: false }),
    ],
    test: {
      name: 'stories',
      testTimeout: 60_000,
      // On a loaded machine, a screenshot may precede the last animation frame.
      retry: 1,
      env: { STORY_TESTS: '1' },
      browser: {
        enabled: true,
        // One page for all files halves the time. `npm run test:all` isolates files.
        isolate: process.env.TEST_ALL === '1',
        headless: true,
        screenshotFailures: false,
        commands: { resizeWindow },
        provider: playwright({
          launchOptions: { executablePath: ensureBrowser(), args: [...browserArgs, ...renderingArgs] },
        }),
        expect: {
          toMatchScreenshot: {
            // Versions of Chromium differ in anti-aliasing.
            comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.002 },
            resolveScreenshotPath: ({ arg, ext, root }) => join(root, 'tests/screenshots', `${arg}${ext}`),
          },
        },
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
