/**
 * The browser program alone, in a folder of its own: bundled, compressed, its public pages rendered.
 * `npm run build` uses it; tests call `node tools/build/site.mjs <folder>` to try another setting.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ensureCompiled, root } from '../prepare.mjs';
import { compressSite } from './compress.mjs';
import { prerenderPages } from './prerender/prerender.mjs';
import { writeServiceWorker } from './service-worker.mjs';

/**
 * Builds into `folder` and leaves Vite's manifest beside it. With `VITE_API_BASE`, the other server's origin
 * stands in `connect-src.txt`, for the content policy.
 */
export async function buildSite(folder) {
  await ensureCompiled();
  await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  // The manifest is the build's own paper: it is not served.
  const manifest = join(folder, '..', 'manifest.json');
  renameSync(join(folder, '.vite', 'manifest.json'), manifest);
  rmSync(join(folder, '.vite'), { recursive: true });
  if (process.env.VITE_API_BASE) {
    writeFileSync(join(folder, 'connect-src.txt'), new URL(process.env.VITE_API_BASE).origin);
  }
  fillWebManifest(join(folder, 'manifest.webmanifest'));
  await compressSite(folder);
  // Not compressed: the server first puts its own origin in.
  const parts = JSON.parse(readFileSync(manifest, 'utf8'));
  const offlinePages = await prerenderPages(folder, parts);
  // Last of all: it lists what is there.
  await writeServiceWorker(folder, parts, offlinePages);
}

/** On a home screen others see the name: it is one of its own (content/settings.json). */
function fillWebManifest(file) {
  const { homeScreenName } = JSON.parse(readFileSync(join(root, 'content/settings.json'), 'utf8'));
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('%homeScreenName%', homeScreenName));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name a folder: node tools/build/site.mjs <folder>');
  await buildSite(resolve(folder));
}
