/** The service worker and the list of what it keeps, made from what was built (decision 0046). */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../prepare.mjs';
import { compressFile } from './compress.mjs';

/** What belongs to one page is cached with that page: screens, texts, questionnaires. */
const pageModules = /-(screens?|page)\.tsx?$|^content\/|\.cache\/content\//;

/**
 * Writes `sw.js`, a line that names the worker's own file, and `sw-off.js`, which an operator puts in its place to end
 * it. With `"offline": false` in `content/settings.json` it is there already.
 * @param site folder of the built browser program, its pages rendered
 * @param manifest Vite's manifest of that build
 * @param offlinePages what `prerenderPages` gave
 */
export async function writeServiceWorker(site, manifest, offlinePages) {
  const base = /href="([^"]*)\/favicon\.svg"/.exec(readFileSync(join(site, 'index.html'), 'utf8'))[1];
  const { offline = true } = JSON.parse(readFileSync(join(root, 'content/settings.json'), 'utf8'));
  const off = await bundle('off');
  writeFileSync(join(site, 'sw-off.js'), off);
  const release = createRelease(site, manifest, offlinePages, base);
  console.log(`without a line: ${describeSize(site, release)}`);
  const text = await bundle('worker', release);
  const name = `static/worker.${computeHash(text, 'base64url').slice(0, 8)}.js`;
  writeFileSync(join(site, name), text);
  await compressFile(join(site, name));
  // Asked for at every visit, and never kept: it must be small, and can be replaced by hand.
  writeFileSync(join(site, 'sw.js'), offline ? createImportScript(`${base}/${name}`) : off);
}

/** @returns the list, in the shape of `Release` (src/web/worker/release.ts) */
function createRelease(site, manifest, { pages, shellFor, parts }, base) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const later = (manifest[entry].dynamicImports ?? []).filter((key) => !pageModules.test(key));
  const files = new Set();
  const seen = new Set();
  collectFiles(manifest, [entry], files, seen, () => false);
  collectFiles(manifest, [...parts, ...later], files, seen, (key) => !pageModules.test(key));
  const rendered = pages.map((path) => ({ address: base + path, file: `.pages${path}.html` }));
  const fonts = new Set();
  for (const { file } of rendered) {
    const html = readFileSync(join(site, file), 'utf8');
    for (const [, name] of html.matchAll(/["'(]\/[^"'()]*?\/(static\/media\/[^"'()\s]+)/g)) {
      // Those for other letters are hardly ever asked for.
      if (name.endsWith('.woff2')) {
        if (name.includes('-letters.')) fonts.add(name);
      }
      // Films are too large to be kept unasked.
      else if (!/\.(mp4|webm)$/.test(name)) files.add(name);
    }
  }
  const addresses = (names) => [...names].sort().map((name) => `${base}/${name}`);
  const page = ({ address, file }) => ({
    address,
    integrity: `sha256-${computeHash(readFileSync(join(site, file)), 'base64')}`,
  });
  const list = {
    files: addresses(files),
    fonts: addresses(fonts),
    pages: rendered.map(page),
    shell: page({ address: base + shellFor[0], file: 'index.html' }),
    shellFor: shellFor.map((path) => base + path),
    offline: page({ address: `${base}/offline`, file: '.pages/offline.html' }),
  };
  return { version: computeHash(JSON.stringify(list), 'base64url').slice(0, 12), ...list };
}

/** Adds the files of these parts and of all that they import, and of what they bring later where `follows` says so. */
function collectFiles(manifest, keys, files, seen, follows) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (/\.(js|css)$/.test(file)) files.add(file);
    const later = (chunk.dynamicImports ?? []).filter(follows);
    collectFiles(manifest, [...(chunk.imports ?? []), ...later], files, seen, follows);
  }
}

/** Classic scripts: not every browser that keeps pages takes a module for this. */
async function bundle(name, release) {
  const { outputFiles } = await build({
    entryPoints: [join(root, `src/web/worker/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: release ? { RELEASE: JSON.stringify(release) } : {},
  });
  return outputFiles[0].text;
}

function describeSize(site, { files, pages, offline }) {
  const bytes = (file) => {
    const path = join(site, file);
    return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : statSync(path).size;
  };
  const kB = (sum) => `${(sum / 1000).toFixed(0)} kB`;
  const under = (address) => address.split('/').slice(2).join('/');
  const packed = (file) => brotliCompressSync(readFileSync(join(site, file))).length;
  const ofFiles = files.reduce((sum, address) => sum + bytes(under(address)), 0);
  const pageModules = [...pages, offline].reduce(
    (sum, { address }) => sum + packed(`.pages/${under(address)}.html`),
    packed('index.html'),
  );
  return `${kB(ofFiles + pageModules)} (brotli): ${files.length} files ${kB(ofFiles)}, ${pages.length + 2} pages ${kB(pageModules)}`;
}

function computeHash(text, encoding) {
  return createHash('sha256').update(text).digest(encoding);
}

/** A script that imports another one, whose address is a TrustedScriptURL where the policy of the page asks for it. */
function createImportScript(address) {
  return `{
  const address = '${address}';
  const policy = self.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  importScripts(policy ? policy.createScriptURL('') : address);
}
`;
}
