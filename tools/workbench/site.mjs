/** Folder, size limit and references of the built Storybook. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';

/** Written by `npm run storybook:build`, ignored by git, and published by CI. */
export const siteFolderName = 'storybook-static';
export const siteFolder = join(root, siteFolderName);
export const maxBytes = 20_000_000;
/** Path of `npm run storybook:serve`, which nothing in the site may depend on. */
export const basePath = '/some/where/workbench/';
export const port = 6007;

/** Measures the files of a folder, and lists references of its HTML and CSS to other hosts or to the root of the host. */
export function inspectSite(path) {
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(path, file)).isFile(),
  );
  const bytes = files.reduce((sum, file) => sum + statSync(join(path, file)).size, 0);
  const outward = files
    .filter((file) => /\.(html|css)$/.test(file))
    .flatMap((file) =>
      findExternalAddresses(readFileSync(join(path, file), 'utf8')).map((address) => `${file}: ${address}`),
    );
  return { files: files.length, bytes, outward };
}

/** References that a browser loads, without links. */
function findExternalAddresses(text) {
  const reference =
    /(?:\bsrc=|<link\b[^>]*\bhref=|url\(|@import |\bimport\(?\s*)["']?((?:https?:)?\/\/?[^"')\s>]+)/g;
  return [...text.matchAll(reference)].map(([, address]) => address);
}
