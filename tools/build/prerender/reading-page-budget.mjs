import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What a page to read may transfer before it is read, in bytes. */
const maxBytes = 60_000;

/** Bytes of the headers of one answer. */
const headerBytes = 1_150;

/**
 * Text, fonts and icon are transferred before a page can be read; scripts have low priority. Prints the heaviest page
 * and ends the build if one is too heavy.
 * @param site folder of the built browser program
 * @param texts whole documents by path
 */
export function checkReadingPages(site, texts) {
  const weights = Object.entries(texts)
    .map(([path, html]) => ({ path, bytes: measurePage(site, html) }))
    .sort((a, b) => b.bytes - a.bytes);
  const [heaviest] = weights;
  if (!heaviest) return;
  console.log(
    `pages to read: ${heaviest.bytes} of ${maxBytes} bytes with headers, heaviest ${heaviest.path}`,
  );
  if (heaviest.bytes <= maxBytes) return;
  for (const { path, bytes } of weights.filter(({ bytes }) => bytes > maxBytes))
    console.error(`${path} transfers ${bytes} of ${maxBytes} bytes before it is read.`);
  console.error(
    'If it is one page: make its text shorter, or two. If it is all: see which file has grown (fonts, src/web/boot, ui/prose).',
  );
  process.exit(1);
}

/** The page, and each file that its head fetches. Pictures and films come when they are scrolled to. */
function measurePage(site, html) {
  const fetched = html.matchAll(/<link rel="(?:preload|icon)"[^>]* href="\/[^/"]+\/([^"]+)"/g);
  return [...fetched].reduce(
    (sum, [, file]) => sum + headerBytes + measureFile(join(site, file)),
    headerBytes + measureDocument(html),
  );
}

/** As it travels. */
const measureFile = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** Size of a document as the server sends it (`src/server/app/plugins/rendered-pages.ts`). */
function measureDocument(html) {
  return brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}
