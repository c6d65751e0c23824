import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createIndexPagePlugin } from './src/authoring/compile/index-page.ts';
import { createPagesPlugin } from './src/authoring/compile/pages.ts';
import { createPicturesPlugin } from './src/authoring/compile/pictures.ts';
import { createFileGuard } from './src/authoring/studio/dev/guard/file-guard.ts';
import { apiBase, base, exitAddress } from './src/contract/paths.ts';
import { createSubsetFontsPlugin } from './tools/build/subset-fonts.ts';

/**
 * Small parts that are asked for together travel together: each file of its own costs about 1 kB of headers and
 * compresses worse. Nothing that the first load holds may stand here but in the first group, which is that load's own,
 * else it would wait for the whole file.
 */
const together = [
  // What says that something did or did not work: a first question does without.
  {
    name: 'trouble',
    test: /src\/web\/ui\/alert\/|icons\/(info|check)\./,
  },
  // Why a call did not work.
  {
    name: 'failure',
    test: /src\/(web\/api\/failure|contract\/wire\/errors\.)/,
  },
  // What the results of a section are read with.
  {
    name: 'results',
    test: /src\/(web\/api\/(results-api|reader-facts-api)|contract\/wire\/(facts|numbers|scores|section-codes|sections)\.|domain\/(scoring\/(known-level|uncertainty|change|percentile|normal-curve|fraction|step|level-text|summary|help-first|facts|formulas\/row-error)\.|instrument\/format-band\.))/,
  },
  // What a result is put together and shown with.
  {
    name: 'report',
    test: /src\/(web\/(features\/feedback\/(report|score-(chart|report|view)|use-report|wording|scale|category-view|missing-answers|timeline|messages|frame-parts|feedback-frame|feedback-help|failed-report|lazy-score-details|next-step|section-results|results|no-session)|ui\/(chart-legend|empty)\/)|domain\/scoring\/(offered-steps|sixths)\.)/,
  },
  // Lines to type in.
  {
    name: 'fields',
    test: /src\/web\/ui\/field\/(text-field|password-field|field-frame|field\.module)|icons\/eye/,
  },
  // What the account forms share.
  {
    name: 'account',
    test: /src\/web\/(features\/account\/(form\/|messages|times|registration-id|account-api)|ui\/toast\/mark)|src\/contract\/wire\/accounts\./,
  },
  // What the steps of a sign-up share.
  {
    name: 'sign-up',
    test: /src\/(web\/features\/account\/(age\/|link-gate|use-focus-on-title)|domain\/account\/birth-year)/,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/** Four letters for a module of styles. */
const hashOf = (file: string) =>
  createHash('sha256')
    .update(relative(import.meta.dirname, file.split('?')[0] ?? ''))
    .digest('base64url')
    .slice(0, 4);

/** What answers in place of the program during development. */
const apiTarget = process.env.API_TARGET ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: `${base}/`,
  publicDir: 'content/public',
  plugins: [
    createFileGuard(import.meta.dirname),
    createPagesPlugin(),
    createPicturesPlugin(),
    createIndexPagePlugin(),
    createSubsetFontsPlugin(),
    react(),
  ],
  // By its place alone, so that a changed style leaves the scripts that name its classes as they are.
  css: { modules: { generateScopedName: (name, file) => `${name}_${hashOf(file)}` } },
  // What a development server bundles before a page asks: else each package that a page finds later loads that page anew,
  // and the authors' page with it. Looked for from the two pages alone: with the peers of the bench, whose packages are
  // not here, the search would fail as a whole. Pages written in MDX name their own way to React, which it does not see.
  optimizeDeps: {
    entries: ['index.html', 'src/authoring/studio/preview/index.html'],
    include: ['react/jsx-runtime'],
  },
  server: { proxy: { [apiBase]: apiTarget, [exitAddress]: apiTarget } },
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
              test: /^\0rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs|redux-thunk|immer|reselect|use-sync-external-store)\//,
            },
            {
              name: 'program',
              test: /src\/web\/(app\/start\.tsx$|ui\/(progress-dots\/|theme\/accent|field\/(field-error|check-field|describe|box))|features\/questionnaire\/(screen-messages|draft\/attempt-key))|icons\/(arrow-left|arrow-right|circle-exclamation-point)\./,
            },
            ...together,
          ],
        },
      },
    },
  },
});
