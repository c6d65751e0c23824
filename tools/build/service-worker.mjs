/** Builds the service worker with the list of files that it caches (decision 0046). */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../prepare.mjs';
import { compressFile } from './compress.mjs';

/** Modules of single pages, which are cached with their page: screens, texts, questionnaires. */
const pageModules = /-(screens?|page)\.tsx?$|^content\/|\.cache\/content\//;

/**
 * Writes `sw.js`, which imports the service worker, and `sw-off.js`, with which an operator can replace it to unregister the
 * worker. With `"offline": false` in `content/settings.json`, `sw.js` is `sw-off.js`.
 * @param site folder of the built client with its prerendered pages
 * @param manifest of Vite
 * @param offlinePages result of `prerenderPages`
 */
export async function writeServiceWorker(site, manifest, offlinePages) {
  const base = /href="([^"]*)\/favicon\.svg"/.exec(readFileSync(join(site, 'index.html'), 'utf8'))[1];
  const { offline = true } = JSON.parse(readFileSync(join(root, 'content/settings.json'), 'utf8'));
  const off = await bundle('off');
  writeFileSync(join(site, 'sw-off.js'), off);
  const release = createRelease(site, manifest, offlinePages, base);
  console.log(`service worker caches: ${describeSize(site, release)}`);
  const text = await bundle('worker', release);
  const name = `static/worker.${computeHash(text, 'base64url').slice(0, 8)}.js`;
  writeFileSync(join(site, name), text);
  await compressFile(join(site, name));
  // Fetched at every visit without a cache, so it is small.
  writeFileSync(join(site, 'sw.js'), offline ? createImportScript(`${base}/${name}`) : off);
}

/** Lists the files and pages to cache, as a `Release` (src/web/worker/release.ts). */
function createRelease(site, manifest, { pages, shellFor, parts, languages }, base) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const translations = languages
    .slice(1)
    .flatMap(({ language }) => listTranslations(manifest, language, new Set()));
  const isShared = (key) => !pageModules.test(key) && !translations.includes(key);
  const lazyModules = listLazyModules(manifest, entry).filter(isShared);
  const files = new Set();
  const seen = new Set();
  collectFiles(manifest, [entry], files, seen, () => false);
  collectFiles(manifest, [...parts, ...lazyModules], files, seen, isShared);
  const rendered = pages.map((path) => ({ address: base + path, file: `.pages${path}.html` }));
  const fonts = new Set();
  for (const { file } of rendered) {
    const html = readFileSync(join(site, file), 'utf8');
    for (const [, name] of html.matchAll(/["'(]\/[^"'()]*?\/(static\/media\/[^"'()\s]+)/g)) {
      // The full fonts are rarely needed.
      if (name.endsWith('.woff2')) {
        if (name.includes('-letters.')) fonts.add(name);
      }
      // Videos are too large.
      else if (!/\.(mp4|webm)$/.test(name)) files.add(name);
    }
  }
  const toAddresses = (names) => [...names].sort().map((name) => `${base}/${name}`);
  const createPage = ({ address, file }) => ({
    address,
    integrity: `sha256-${computeHash(readFileSync(join(site, file)), 'base64')}`,
  });
  const createTranslatedRelease = ({ language }) => {
    const translated = new Set();
    collectFiles(manifest, listTranslations(manifest, language, seen), translated, new Set(), () => false);
    return {
      files: toAddresses([...translated].filter((file) => !files.has(file))),
      offline: createPage({
        address: `${base}/${language}/offline`,
        file: `.pages/${language}/offline.html`,
      }),
    };
  };
  const list = {
    files: toAddresses(files),
    fonts: toAddresses(fonts),
    pages: rendered.map(createPage),
    shell: createPage({ address: base + shellFor[0], file: 'index.html' }),
    shellFor: shellFor.map((path) => base + path),
    offline: createPage({ address: `${base}/offline`, file: '.pages/offline.html' }),
    languages: Object.fromEntries(
      languages.slice(1).map((translation) => [translation.language, createTranslatedRelease(translation)]),
    ),
  };
  return { version: computeHash(JSON.stringify(list), 'base64url').slice(0, 12), ...list };
}

/**
 * Lists the modules of a language: its texts, questionnaires, and translations of the cached pages, with the modules that
 * load them.
 * @param seen the modules of the cached English files
 */
function listTranslations(manifest, language, seen) {
  const isText = (key) =>
    /\.cache\/content\/(messages|translations)\//.test(key) && key.includes(`/${language}/`);
  const isPage = (key) =>
    key.endsWith(`.${language}.mdx`) && seen.has(key.replace(`.${language}.mdx`, '.mdx'));
  const texts = Object.keys(manifest).filter((key) => isText(key) || isPage(key));
  const loaders = Object.keys(manifest).filter((key) =>
    manifest[key].dynamicImports?.some((imported) => texts.includes(imported)),
  );
  return [...texts, ...loaders];
}

/** Lists the lazy modules of the initial load: the entry has only static imports, and the chunks that it imports have others. */
function listLazyModules(manifest, entry) {
  const chunks = new Set([entry]);
  for (const key of chunks) for (const imported of manifest[key].imports ?? []) chunks.add(imported);
  const lazyModules = new Set([...chunks].flatMap((key) => manifest[key].dynamicImports ?? []));
  if (lazyModules.size === 0)
    throw new Error(`${entry}: no lazy module was found, so they would be missing offline.`);
  return [...lazyModules];
}

/** Adds the files of modules and of their imports, with drawings. `follows` selects the dynamic imports. */
function collectFiles(manifest, keys, files, seen, follows) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    const assets = [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])];
    for (const file of assets) if (/\.(js|css|svg)$/.test(file)) files.add(file);
    const lazyModules = (chunk.dynamicImports ?? []).filter(follows);
    collectFiles(manifest, [...(chunk.imports ?? []), ...lazyModules], files, seen, follows);
  }
}

/** Bundles a classic script, because not every browser supports module workers. */
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

function describeSize(site, { files, pages, offline, languages }) {
  const measureFile = (file) => {
    const path = join(site, file);
    return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : statSync(path).size;
  };
  const formatKB = (sum) => `${(sum / 1000).toFixed(0)} kB`;
  const toFile = (address) => address.split('/').slice(2).join('/');
  const measurePage = (file) => brotliCompressSync(readFileSync(join(site, file))).length;
  const fileBytes = files.reduce((sum, address) => sum + measureFile(toFile(address)), 0);
  const pageBytes = [...pages, offline].reduce(
    (sum, { address }) => sum + measurePage(`.pages/${toFile(address)}.html`),
    measurePage('index.html'),
  );
  const translated = Object.entries(languages).map(([language, release]) => {
    const bytes = release.files.reduce((sum, address) => sum + measureFile(toFile(address)), 0);
    return `, ${language} ${formatKB(bytes + measurePage(`.pages/${language}/offline.html`))}`;
  });
  return `${formatKB(fileBytes + pageBytes)} (brotli): ${files.length} files ${formatKB(fileBytes)}, ${pages.length + 2} pages ${formatKB(pageBytes)}${translated.join('')}`;
}

function computeHash(text, encoding) {
  return createHash('sha256').update(text).digest(encoding);
}

/** A script that imports another one, with a TrustedScriptURL if the content security policy requires it. */
function createImportScript(address) {
  return `{
  const address = '${address}';
  const policy = self.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  importScripts(policy ? policy.createScriptURL('') : address);
}
`;
}
