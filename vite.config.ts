import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { createIndexPagePlugin } from './src/authoring/compile/index-page.ts';
import { createPagesPlugin } from './src/authoring/compile/pages.ts';
import { createPicturesPlugin } from './src/authoring/compile/pictures.ts';
import { createRecordingsPlugin } from './src/authoring/compile/recordings.ts';
import { createFileGuard } from './src/authoring/studio/dev/guard/file-guard.ts';
import { apiBase, base, exitAddress } from './src/contract/paths.ts';
import { buildTarget } from './tools/build/browsers.mjs';
import { createSubsetFontsPlugin } from './tools/build/subset-fonts.ts';

/**
 * Chunks of small modules that load together, because each file has about 1 kB of headers and compresses worse. Modules of the
 * initial load must be in the groups `vendor` and `app`: it would load the whole chunk otherwise.
 */
const sharedChunks = [
  // Alerts. The first question does not need them.
  {
    name: 'alerts',
    test: /src\/web\/ui\/(alert\/|toast\/mark)|icons\/(info|check)\./,
  },
  // Errors of requests.
  {
    name: 'failure',
    test: /src\/(web\/api\/failure|contract\/wire\/errors\.)/,
  },
  // What a screen displays instead of data that are missing.
  {
    name: 'error-state',
    test: /src\/web\/ui\/(empty-state|error-state)\//,
  },
  // Parsing the results of a section.
  {
    name: 'results',
    test: /src\/(web\/api\/(results-api|reader-facts-api)|contract\/wire\/(demographics|numbers|scores|section-codes|sections)\.|domain\/(scoring\/(level|measurement-error|change|percentile|normal-curve|fraction|threshold-list|level-text|summary|help-shown-first|demographics|formulas\/row-error)\.|instrument\/format-band\.))/,
  },
  // The answer card of a section.
  {
    name: 'report',
    test: /src\/(web\/(features\/feedback\/(answer|choose-step|newest-change|next-links|use-next-target|report|score-report|use-report|wording|scale|category-view|timeline|counsellor-hash|frame-parts|feedback-frame|failed-report|lazy-numbers|section-results|results|no-session)|help\/result-help)|domain\/scoring\/(offered-steps|sixths|combination|part-state|headline-scores|person-change|describe-change|missing-answers)\.)/,
  },
  // The numbers of a section.
  {
    name: 'score-parts',
    test: /src\/web\/features\/feedback\/(score-chart|score-view|next-step|change\.|change-view|build-change-view|category-change)/,
  },
  // Text fields.
  {
    name: 'fields',
    test: /src\/web\/ui\/field\/(text-field|password-field|field-frame|field\.module)|icons\/eye/,
  },
  // Shared by the account forms.
  {
    name: 'account',
    test: /src\/web\/features\/account\/(form\/(?!privacy-hint)|times|registration-id|account-api)|src\/contract\/wire\/accounts\./,
  },
  // Answers without an account.
  {
    name: 'trial',
    test: /src\/web\/(features\/trial\/(trial\.module|use-trial-answers)|api\/device\/(stored-)?trial-answers)/,
  },
  // Shared by the steps of a registration.
  {
    name: 'sign-up',
    test: /src\/(web\/features\/account\/(age\/|link-gate|use-focus-on-title)|domain\/account\/birth-year)/,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/** A hash of four characters of the path of a CSS module. */
const hashPath = (file: string) =>
  createHash('sha256')
    .update(relative(import.meta.dirname, file.split('?')[0] ?? ''))
    .digest('base64url')
    .slice(0, 4);

/** React Router's published build without development warnings. Its package offers only the other one to bundlers. */
const reactRouterBuild: Plugin = {
  name: 'react-router-production',
  apply: 'build',
  config: () => {
    const folder = resolve(import.meta.dirname, 'node_modules/react-router/dist/production');
    return {
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${folder}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${folder}/dom-export.mjs` },
        ],
      },
    };
  },
};

/** The API server during development. */
const apiTarget = process.env.API_TARGET ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: `${base}/`,
  publicDir: 'content/public',
  plugins: [
    createFileGuard(import.meta.dirname),
    createPagesPlugin(),
    createPicturesPlugin(),
    createRecordingsPlugin(),
    createIndexPagePlugin(),
    createSubsetFontsPlugin(),
    react(),
    reactRouterBuild,
  ],
  // Depends only on the path, so that a changed style does not change scripts.
  css: { modules: { generateScopedName: (name, file) => `${name}_${hashPath(file)}` } },
  // A development server bundles packages before the first request, because a package that is found later reloads the page.
  // The entries are named, because the scan would fail for the peers of the benchmark, whose packages are not installed. It does
  // not find the import of compiled MDX pages.
  optimizeDeps: {
    entries: ['index.html', 'src/authoring/studio/preview/index.html'],
    include: ['react/jsx-runtime'],
  },
  server: { proxy: { [apiBase]: apiTarget, [exitAddress]: apiTarget } },
  build: {
    // Of scripts and styles, from `browserslist` in package.json.
    target: buildTarget,
    outDir: 'dist/site',
    emptyOutDir: true,
    manifest: true,
    // The content security policy blocks data: URLs of fonts and scripts, and they cannot be cached.
    assetsInlineLimit: 0,
    // Without modulepreload, browsers load modules later. The polyfill would add to every page.
    // Every page has loaded these scripts before it imports a chunk.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/\/js\/(vendor|app|rolldown-runtime)\./.test(file)),
    },
    rolldownOptions: {
      // Removes unused property reads, 2 kB of the form libraries.
      treeshake: {
        propertyReadSideEffects: false,
        // The modules of d3 have no side effects.
        moduleSideEffects: [{ test: /node_modules\/d3(-[a-z]+)?\//, sideEffects: false }],
      },
      output: {
        entryFileNames: 'static/js/[name].[hash].js',
        chunkFileNames: 'static/js/[name].[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'static/css/[name].[hash][extname]'
            : 'static/media/[name].[hash][extname]',
        // Packages change rarely, so their chunk stays cached after a release.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /^\0rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs|redux-thunk|immer|reselect|use-sync-external-store)\//,
            },
            {
              name: 'app',
              test: /src\/web\/(app\/start\.tsx$|ui\/(progress-steps\/|theme\/accent|field\/(field-error|checkbox|describe|box))|voice\/listen\.tsx|features\/questionnaire\/draft\/attempt-key)|icons\/(arrow-left|arrow-right|circle-exclamation-point)\./,
            },
            ...sharedChunks,
          ],
        },
      },
    },
  },
});
