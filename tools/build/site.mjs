/**
 * Builds the client: bundles, compresses, prerenders, and writes the service worker. `npm run build` calls it; tests run
 * `node tools/build/site.mjs FOLDER` with other environment variables.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compiledFolder, ensureCompiled, root } from '../prepare.mjs';
import { exitWithUsage, parseCommandLine } from '../command-line.mjs';
import { compressSite } from './compress.mjs';
import { prerenderPages } from './prerender/prerender.mjs';
import { writeServiceWorker } from './service-worker.mjs';

/**
 * Builds into a folder, and writes Vite's manifest next to it. With `VITE_API_BASE`, writes its origin to `connect-src.txt` for
 * the content security policy.
 */
export async function buildSite(folder) {
  await ensureCompiled();
  await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  // The manifest is not served.
  const manifest = join(folder, '..', 'manifest.json');
  renameSync(join(folder, '.vite', 'manifest.json'), manifest);
  rmSync(join(folder, '.vite'), { recursive: true });
  if (process.env.VITE_API_BASE) {
    writeFileSync(join(folder, 'connect-src.txt'), new URL(process.env.VITE_API_BASE).origin);
  }
  writeWebManifests(folder);
  await compressSite(folder);
  // Prerendered pages are not compressed, because the server inserts its origin.
  const chunks = JSON.parse(readFileSync(manifest, 'utf8'));
  const offlinePages = await prerenderPages(folder, chunks);
  // Last, because it lists all files.
  await writeServiceWorker(folder, chunks, offlinePages);
}

/**
 * Inserts the name on home screens, which does not reveal the purpose of the app (content/settings.json), and writes
 * `manifest.hi.webmanifest` for each language. There is no description, because it would reveal the purpose.
 */
function writeWebManifests(folder) {
  const template = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  const write = (file, { homeScreenName: name }, language) =>
    writeFileSync(join(folder, file), JSON.stringify({ ...template, name, short_name: name, ...language }));
  const { homeScreenName } = JSON.parse(readFileSync(join(root, 'content/settings.json'), 'utf8'));
  write('manifest.webmanifest', { homeScreenName });
  const translations = join(compiledFolder, 'translations');
  for (const lang of existsSync(translations) ? readdirSync(translations) : []) {
    const settings = join(translations, lang, 'settings.json');
    const translated = existsSync(settings) ? JSON.parse(readFileSync(settings, 'utf8')) : { homeScreenName };
    const dir = ['ks', 'sd', 'ur'].includes(lang) ? 'rtl' : 'ltr';
    write(`manifest.${lang}.webmanifest`, translated, { lang: `${lang}-IN`, dir });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const help = {
    command: 'node tools/build/site.mjs',
    usage: 'FOLDER',
    summary: 'Builds the client into FOLDER.',
    example: '/tmp/client/site',
  };
  const [folder, ...more] = parseCommandLine(help, { allowPositionals: true }).positionals;
  if (folder === undefined || more.length > 0) exitWithUsage(help, 'One folder is needed.');
  await buildSite(resolve(folder));
}
