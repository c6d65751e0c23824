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

/** `--project` was given without `stories`: a run that needs neither Storybook nor a browser does not load them. */
const withoutStories =
  process.argv.some((word) => word.startsWith('--project')) &&
  !process.argv.some((word) => word.endsWith('stories'));

/**
 * Browser parts in a page of their own: what they put in the place of a module would stay there for others; stories that
 * act bring a second copy of user-event, and two lose letters in one page; or they say by this mark why they need one.
 */
const needsOwnPage = /\bvi\.(mock|doMock)\(|\.run\(\)|@own-page/;
const alone = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.test\.tsx?$/.test(file) && needsOwnPage.test(readFileSync(file, 'utf8')));
const aloneInBrowser = alone('tests/web');
const aloneInServer = alone('tests/server');
const aloneInAuthoring = alone('tests/authoring').filter((file) => file.endsWith('.ts'));

/** Each project names the folders of `tests` that it runs. Every story is a test too. */
const node = (name: string, folders: string[], more = {}) => ({
  test: {
    name,
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    ...more,
  },
});

/** The app ships its fonts; with these arguments no setting of the machine changes how their edges are drawn. */
const stableRendering = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

const onDatabases = { globalSetup: ['tests/support/one-cluster.ts'] };

export default defineConfig({
  test: {
    env: { TZ: 'Asia/Kolkata' },
    globalSetup: ['tests/support/temporary-folder.ts'],
    allowOnly: false,
    projects: [
      // To load what they test costs each file a second or two: these share what is loaded.
      node('domain', ['domain', 'contract', 'questionnaires'], { isolate: false }),
      node('server', ['server', 'scenarios', 'research'], {
        ...onDatabases,
        exclude: aloneInServer,
        isolate: false,
      }),
      node('server-alone', [], { ...onDatabases, include: aloneInServer }),
      node('authoring', ['authoring/!(studio)', 'authoring/studio/!(preview)', 'instruments'], {
        exclude: aloneInAuthoring,
        isolate: false,
      }),
      node('authoring-alone', [], { include: aloneInAuthoring }),
      // The page of colours reads the tokens as text, which Vitest would leave empty.
      node('architecture', ['architecture'], { isolate: false, css: { include: /tokens\.css/ } }),
      // A page of its own costs each file two seconds: these find the shared one as new.
      jsdom('shared-page', {
        include: [
          'tests/{web,authoring/studio/preview}/**/*.test.{ts,tsx}',
          'tests/authoring/studio/editor/**/*.test.tsx',
        ],
        exclude: aloneInBrowser,
        isolate: false,
        setupFiles: ['tests/support/jsdom-setup.ts', 'tests/support/shared-page-setup.ts'],
      }),
      jsdom('browser-parts', { include: aloneInBrowser }),
      ...(withoutStories ? [] : [stories()]),
    ],
  },
});

/** Components in a browser that is only made up. */
function jsdom(name: string, more: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
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

/** Every story in a real browser, with axe and snapshots (`.storybook/snapshots.ts`). */
function stories(): TestProjectInlineConfiguration {
  return {
    plugins: [
      // Its stand-in for Storybook's documentation would make empty pages of the MDX in `content`.
      storybookTest({ configDir: join(import.meta.dirname, '.storybook'), disableAddonDocs: false }),
    ],
    test: {
      name: 'stories',
      testTimeout: 60_000,
      // On a loaded machine a picture may be taken before the last animation frame. The reporter names what is retried.
      retry: 1,
      env: { STORY_TESTS: '1' },
      browser: {
        enabled: true,
        // One page for all files halves the time. `npm run test:all` gives each file a page of its own.
        isolate: process.env.TEST_ALL === '1',
        headless: true,
        screenshotFailures: false,
        commands: { resizeWindow },
        provider: playwright({
          launchOptions: { executablePath: ensureBrowser(), args: [...browserArgs, ...stableRendering] },
        }),
        expect: {
          toMatchScreenshot: {
            // Another version of Chromium draws the edges of letters a little differently.
            comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.002 },
            resolveScreenshotPath: ({ arg, ext, root }) => join(root, 'tests/screenshots', `${arg}${ext}`),
          },
        },
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}
