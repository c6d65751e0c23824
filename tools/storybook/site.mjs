/** The workbench as a static site: where it lies, how large it may be, and what makes it stand under any path. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';

/** What `npm run storybook:build` writes, and what is published: Storybook's own name for it, in `.gitignore`. */
export const siteFolderName = 'storybook-static';
export const siteFolder = join(root, siteFolderName);
/** In bytes. */
export const maxBytes = 20_000_000;
/** Where `npm run storybook:serve` puts it: a path that nothing in it may know of. */
export const basePath = '/some/where/workbench/';
export const port = 6007;

/**
 * The size in bytes of all files under a folder, and every address in its pages and styles that leads out of it: to
 * another host, or to the root of its own.
 */
export function inspectSite(path) {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(path, file)).isFile(),
  );
  const bytes = files.reduce((sum, file) => sum + statSync(join(path, file)).size, 0);
  const outward = files
    .filter((file) => /\.(html|css)$/.test(file))
    .flatMap((file) =>
      findExternalAddresses(readFileSync(join(path, file), 'utf8')).map((found) => `${file}: ${found}`),
    );
  return { files: files.length, bytes, outward };
}

/** What a page or a style sheet loads from elsewhere. Links that a person may follow are none of it. */
function findExternalAddresses(text) {
  const loaded =
    /(?:\bsrc=|<link\b[^>]*\bhref=|url\(|@import |\bimport\(?\s*)["']?((?:https?:)?\/\/?[^"')\s>]+)/g;
  return [...text.matchAll(loaded)].map(([, address]) => address);
}
