/** Renders the public pages to static HTML after the browser program was built. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../../prepare.mjs';
import { documentOf } from './document.mjs';
import { recordLazyParts } from './lazy-parts.mjs';
import { publicPages } from './pages.mjs';

/** Where the pages lie in the site. The server gives them at their addresses; nobody fetches them as files. */
const pagesFolder = '.pages';
/** The rendering program must lie below the packages that it imports. */
const workshop = join(root, 'node_modules/.cache/prerender');

/**
 * Writes one document per public page into `.pages` of the site: '/' as `index.html`, '/team' as `team.html`.
 * @param site folder of the built browser program
 * @param manifest Vite's manifest of that build
 */
export async function prerenderPages(site, manifest) {
  const { renderPage } = await renderingProgram();
  const template = readFileSync(join(site, 'index.html'), 'utf8');
  const { programName } = JSON.parse(readFileSync(join(root, 'content/settings.json'), 'utf8'));
  const base = /href="([^"]*)\/favicon\.svg"/.exec(template)[1];
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  mkdirSync(join(site, pagesFolder), { recursive: true });
  for (const { path, description } of publicPages()) {
    globalThis.lazyParts = new Set();
    const rendered = await renderPage(path);
    if (globalThis.lazyParts.size === 0)
      throw new Error(`${path} names no lazy part: its styles would be lost.`);
    const files = filesOf([entry, ...globalThis.lazyParts], manifest);
    const styleFiles = files.filter((file) => file.endsWith('.css'));
    const styles = styleFiles.map((file) => readFileSync(join(site, file), 'utf8').trim()).join('');
    const page = documentOf(template, rendered, {
      path,
      description,
      base,
      programName,
      styles,
      styleFiles,
      fonts: [...styles.matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, address]) => address),
      scripts: files.filter((file) => file.endsWith('.js') && !template.includes(`/${file}"`)),
    });
    writeFileSync(join(site, pagesFolder, `${path.slice(1) || 'index'}.html`), page);
  }
}

async function renderingProgram() {
  const folder = join(workshop, String(process.pid));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    root,
    logLevel: 'warn',
    plugins: [recordLazyParts()],
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
function filesOf(parts, manifest) {
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
