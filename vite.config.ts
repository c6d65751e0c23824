import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { base } from './src/contract/paths.ts';
import { instruments } from './scripts/vite/instruments.ts';
import { pages } from './scripts/vite/pages.ts';
import { withoutScriptNote } from './scripts/vite/without-script.ts';

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

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' && !isSsrBuild ? leanRouter : [] },
  base: `${base}/`,
  publicDir: 'content/public',
  plugins: [pages(), instruments(), withoutScriptNote(), react()],
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
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|react-redux|redux|immer|reselect)\//,
            },
          ],
        },
      },
    },
  },
}));
