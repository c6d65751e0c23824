import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { indexPage } from './src/authoring/compile/index-page.ts';
import { pages } from './src/authoring/compile/pages.ts';
import { pictures } from './src/authoring/compile/pictures.ts';
import { base } from './src/contract/paths.ts';

/**
 * The package's exports always lead to its development files, with warnings that nobody sees in production.
 * It ships the others beside them.
 */
const leanRouter = ['index', 'dom-export'].map((file) => ({
  find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: fileURLToPath(
    new URL(`./node_modules/react-router/dist/production/${file}.mjs`, import.meta.url),
  ),
}));

/**
 * Small parts that are asked for together travel together: each file of its own costs about 1 kB of headers and
 * compresses worse. Nothing that the first load holds may stand here but in the first group, which is that load's own,
 * else it would wait for the whole file.
 */
const together = [
  // What the frame of every screen and the screens themselves hold.
  {
    name: 'common',
    test: /content\/settings\.json|src\/(web\/(ui\/(page\/page|theme\/(classes|ink))|api\/(api\.|address|once-more|session|device\/(cookies|drafts|marks|storage)))|contract\/(paths|wire\/retry-after)|domain\/(progress\/opening|answers\/(codes|draft)|account\/limits|instrument\/(questions|version)))/,
  },
  // What nearly every screen behind the login holds.
  {
    name: 'parts',
    test: /src\/web\/(ui\/(progress-dots\/|field\/field-error)|api\/section-api)|src\/contract\/wire\/(progress|values)\.|icons\/(arrow-left|arrow-right|circle-exclamation-point)\./,
  },
  // What says that something did or did not work, and why: a first question does without.
  {
    name: 'trouble',
    test: /src\/(web\/(ui\/alert\/|api\/failure)|contract\/wire\/errors\.)|icons\/(info|check)\./,
  },
  // What the results of a section are read with.
  {
    name: 'results',
    test: /src\/(web\/api\/(results-api|reader-facts-api)|contract\/wire\/(age|numbers|scores|section-codes|sections)\.)/,
  },
  // Lines to type in.
  {
    name: 'fields',
    test: /src\/web\/ui\/field\/(text-field|password-field|field-frame|field\.module)|icons\/eye/,
  },
  // What the account forms share.
  {
    name: 'account',
    test: /src\/web\/(features\/account\/(form\/|strings|times|registration-id|account-api)|ui\/toast\/mark)|src\/contract\/wire\/accounts\./,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' && !isSsrBuild ? leanRouter : [] },
  base: `${base}/`,
  publicDir: 'content/public',
  plugins: [pages(), pictures(), indexPage(), react()],
  server: { proxy: { [`${base}/api`]: process.env.API_TARGET ?? 'http://127.0.0.1:8080' } },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    manifest: true,
    // A data: address would break the strict CSP for fonts and scripts, and cannot be cached.
    assetsInlineLimit: 0,
    // Browsers without modulepreload still load every module, only later; the polyfill would cost everybody.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Nothing happens when a property is read: what only reads and forgets goes, 2 kB of the form libraries above all.
      treeshake: {
        propertyReadSideEffects: false,
        // Loading a part of d3 does nothing that scales and shapes need: only what is used of it stays.
        moduleSideEffects: [{ test: /node_modules\/d3(-[a-z]+)?\//, sideEffects: false }],
      },
      output: {
        entryFileNames: 'static/js/[name].[hash].js',
        chunkFileNames: 'static/js/[name].[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'static/css/[name].[hash][extname]'
            : 'static/media/[name].[hash][extname]',
        // What changes rarely keeps its own file, so that a release leaves it in people's caches.
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|react-redux|redux|redux-thunk|immer|reselect)\//,
            },
            ...together,
          ],
        },
      },
    },
  },
}));
