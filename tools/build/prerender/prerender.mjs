/** Renders pages to static HTML after the build of the client. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../../prepare.mjs';
import { renderDocument, createMemberHead, renderOfflineDocument, createPublicHead } from './document.mjs';
import { buildBootScript } from './build-boot-script.mjs';
import { createLazyModulesPlugin } from './record-lazy-modules.mjs';
import { removeUnusedCss } from './remove-unused-css.mjs';
import { listPublicPages, translateDescription } from './public-pages.mjs';
import { checkReadingPages } from './reading-page-budget.mjs';

/** The server sends these files at the paths of the pages, and not as files. */
const pagesFolder = '.pages';
/** Below node_modules, so that the bundle can import packages. */
const bundleFolder = join(root, 'node_modules/.cache/prerender');

/**
 * Writes a document per page into `.pages` of the site: '/' as `index.html`, '/team' as `team.html`. These are the public pages,
 * and the pages with a login that are the same for all users before hydration.
 * @param site folder of the built client
 * @param manifest of Vite
 * @returns what is available offline: paths of `pages`, `shellFor` (paths that the shell serves) and the lazy `parts` of both; and the `languages`, English first
 */
export async function prerenderPages(site, manifest) {
  const renderer = await buildRenderer();
  const { renderPage, languages, memberPages, offlinePages, loadMemberScreen, listNoteTexts, renderOffline } =
    renderer;
  const template = readFileSync(join(site, 'index.html'), 'utf8');
  const { programName } = JSON.parse(readFileSync(join(root, 'content/settings.json'), 'utf8'));
  const base = /href="([^"]*)\/favicon\.svg"/.exec(template)[1];
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const script = await buildBootScript();
  const pageTexts = new Map();
  for (const { language } of languages) pageTexts.set(language, await renderer.readPageTexts(language));
  const pages = [
    ...listPublicPages().map((page) => {
      const texts = new Map();
      for (const [language, { imageAlt, ...translated }] of pageTexts)
        texts.set(language, { imageAlt, description: translateDescription(page, language, translated) });
      return {
        path: page.path,
        kind: 'public',
        head: createPublicHead(page.path, { base, programName, script, languages, texts }),
      };
    }),
    ...memberPages.map(({ path, kind, pageData }) => ({
      path,
      kind,
      head: createMemberHead(pageData, script),
    })),
  ];
  const readingPages = {};
  const parts = new Set();
  const noteTexts = new Map();
  for (const { language } of languages) noteTexts.set(language, await listNoteTexts(language));
  const documents = languages.flatMap((language) => pages.map((page) => ({ ...page, ...language })));
  for (const { path, kind, head, language, locale } of documents) {
    const isSource = language === languages[0].language;
    globalThis.lazyModules = new Set();
    const { html, bodyClass } = await renderPage(path, { member: kind !== 'public', language });
    if (globalThis.lazyModules.size === 0)
      throw new Error(
        `${path}: no lazy module was recorded, so the page would have no styles. Check record-lazy-modules.mjs.`,
      );
    if (isSource && offlinePages.pages.includes(path))
      for (const part of globalThis.lazyModules) parts.add(part);
    const files = collectFiles([entry, ...globalThis.lazyModules], manifest);
    const styleFiles = files.filter((file) => file.endsWith('.css'));
    const sheets = styleFiles.map((file) => {
      const whole = readFileSync(join(site, file), 'utf8').trim();
      // Reading pages inline only the styles that they use. The client loads the style sheet with the others.
      const isReduced = kind === 'reading' && !manifest[entry].css.includes(file);
      return { file, whole, text: isReduced ? removeUnusedCss(whole, html + template) : whole };
    });
    const styles = sheets.map(({ text }) => text).join('');
    const page = renderDocument(template, html, {
      path,
      kind,
      locale,
      language,
      noteTexts: noteTexts.get(language),
      head,
      base,
      styles,
      styleFiles: sheets.filter(({ text, whole }) => text === whole).map(({ file }) => file),
      bodyClass,
      // A question does not preload fonts, because its script is more urgent.
      fonts:
        kind === 'question'
          ? []
          : [...styles.matchAll(/url\(([^)]*-letters\.[^)]*\.woff2)\)/g)].map(([, address]) => address),
      scripts: files.filter((file) => file.endsWith('.js') && file !== manifest[entry].file),
    });
    writePage(site, path, page, isSource ? '' : language);
    if (isSource && kind === 'reading') readingPages[path] = page;
  }
  checkReadingPages(site, readingPages);
  const sharedStyles = manifest[entry].css.map((file) => readFileSync(join(site, file), 'utf8').trim());
  // English is last, because the screens of the shell are listed in it.
  for (const { language, locale } of languages.toReversed()) {
    const content = await renderOffline(language);
    const page = renderOfflineDocument(template, { ...content, locale }, sharedStyles.join(''));
    writePage(site, '/offline', page, language === languages[0].language ? '' : language);
  }
  globalThis.lazyModules = parts;
  for (const path of offlinePages.shellFor) await loadMemberScreen(path);
  return { ...offlinePages, parts, languages };
}

/** @param folder of the language; '' for English */
function writePage(site, path, html, folder = '') {
  const file = join(site, pagesFolder, folder, `${path.slice(1) || 'index'}.html`);
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
  // Without this file, Node.js loads `.js` below node_modules as CommonJS.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return import(pathToFileURL(join(folder, 'prerender.js')).href);
}

/** Styles and scripts of modules and of their imports, without duplicates. */
function collectFiles(modules, manifest) {
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
  for (const module of modules) visit(module);
  return [...files];
}
