/** Renders pages to static HTML after the browser program was built. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../../prepare.mjs';
import { renderDocument, createMemberHead, renderOfflineDocument, createPublicHead } from './document.mjs';
import { buildBootScript } from './build-boot-script.mjs';
import { createLazyModulesPlugin } from './record-lazy-modules.mjs';
import { removeUnusedCss } from './remove-unused-css.mjs';
import { listPublicPages } from './public-pages.mjs';
import { checkReadingPages } from './reading-page-budget.mjs';

/** Where the pages lie in the site. The server gives them at their addresses; nobody fetches them as files. */
const pagesFolder = '.pages';
/** The rendering program must lie below the packages that it imports. */
const bundleFolder = join(root, 'node_modules/.cache/prerender');

/**
 * Writes one document per page into `.pages` of the site: '/' as `index.html`, '/team' as `team.html`. They are the
 * public pages, and those behind the login that are the same for all members before hydration.
 * @param site folder of the built browser program
 * @param manifest Vite's manifest of that build
 * @returns what opens without a line: paths of `pages` and of screens that the shell stands for, and the lazy `parts`
 *   that they need
 */
export async function prerenderPages(site, manifest) {
  const { renderPage, memberPages, offlinePages, loadScreen, renderOffline } = await buildRenderer();
  const template = readFileSync(join(site, 'index.html'), 'utf8');
  const { programName } = JSON.parse(readFileSync(join(root, 'content/settings.json'), 'utf8'));
  const base = /href="([^"]*)\/favicon\.svg"/.exec(template)[1];
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const script = await buildBootScript();
  const pages = [
    ...listPublicPages().map((page) => ({
      path: page.path,
      kind: 'public',
      head: createPublicHead(page, { base, programName, script }),
    })),
    ...memberPages.map(({ path, kind, facts }) => ({ path, kind, head: createMemberHead(facts, script) })),
  ];
  const texts = {};
  const parts = new Set();
  for (const { path, kind, head } of pages) {
    globalThis.lazyParts = new Set();
    const { html, bodyClass } = await renderPage(path, { member: kind !== 'public' });
    if (globalThis.lazyParts.size === 0)
      throw new Error(`${path} names no lazy part: its styles would be lost.`);
    if (offlinePages.pages.includes(path)) for (const part of globalThis.lazyParts) parts.add(part);
    const files = collectFiles([entry, ...globalThis.lazyParts], manifest);
    const styleFiles = files.filter((file) => file.endsWith('.css'));
    const sheets = styleFiles.map((file) => {
      const whole = readFileSync(join(site, file), 'utf8').trim();
      // A text stands for itself: the styles of every other text's tags come with the program, if it comes.
      const isPart = kind === 'reading' && !manifest[entry].css.includes(file);
      return { file, whole, text: isPart ? removeUnusedCss(whole, html + template) : whole };
    });
    const styles = sheets.map(({ text }) => text).join('');
    const page = renderDocument(template, html, {
      path,
      kind,
      head,
      base,
      styles,
      styleFiles: sheets.filter(({ text, whole }) => text === whole).map(({ file }) => file),
      bodyClass,
      // Letters of another face can come after the words; the answer cannot.
      fonts:
        kind === 'question'
          ? []
          : [...styles.matchAll(/url\(([^)]*-letters\.[^)]*\.woff2)\)/g)].map(([, address]) => address),
      scripts: files.filter((file) => file.endsWith('.js') && file !== manifest[entry].file),
    });
    writePage(site, path, page);
    if (kind === 'reading') texts[path] = page;
  }
  checkReadingPages(site, texts);
  const frame = manifest[entry].css.map((file) => readFileSync(join(site, file), 'utf8').trim());
  writePage(site, '/offline', renderOfflineDocument(template, await renderOffline(), frame.join('')));
  globalThis.lazyParts = parts;
  for (const path of offlinePages.shellFor) await loadScreen(path);
  return { ...offlinePages, parts };
}

function writePage(site, path, html) {
  const file = join(site, pagesFolder, `${path.slice(1) || 'index'}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

async function buildRenderer() {
  const folder = join(bundleFolder, String(process.pid));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    root,
    logLevel: 'warn',
    plugins: [createLazyModulesPlugin()],
    build: {
      ssr: 'src/web/app/prerender.tsx',
      outDir: folder,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  // Below node_modules Node takes `.js` for the old kind of module.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return import(pathToFileURL(join(folder, 'prerender.js')).href);
}

/** Files of these parts and of whatever they import, styles and scripts, each once. */
function collectFiles(parts, manifest) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
    for (const style of chunk.css ?? []) files.add(style);
    files.add(chunk.file);
  };
  for (const part of parts) visit(part);
  return [...files];
}
