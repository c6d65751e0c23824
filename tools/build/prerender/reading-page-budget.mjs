import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Budget of a reading page: bytes before it can be read. */
const maxBytes = 60_000;

/** Bytes of the headers of a response. */
const headerBytes = 1_150;

/**
 * Checks the size of reading pages: HTML, fonts and icon, without scripts, which have low priority. Prints the largest page, and
 * exits with 1 if one is over the budget.
 * @param site folder of the built client
 * @param documents HTML by path
 */
export function checkReadingPages(site, documents) {
  const sizes = Object.entries(documents)
    .map(([path, html]) => ({ path, bytes: measurePage(site, html) }))
    .sort((a, b) => b.bytes - a.bytes);
  const [largest] = sizes;
  if (!largest) return;
  console.log(`reading pages: ${largest.bytes} of ${maxBytes} bytes with headers, largest ${largest.path}`);
  if (largest.bytes <= maxBytes) return;
  for (const { path, bytes } of sizes.filter(({ bytes }) => bytes > maxBytes))
    console.error(`${path}: ${bytes} bytes before it can be read; ${maxBytes} are allowed.`);
  console.error(
    'If it is one page, shorten or split its text. If it is all, check which file has grown: fonts, src/web/boot, ui/prose.',
  );
  process.exit(1);
}

/** The size of a page with the files that its head preloads. Images and videos load when they are scrolled to. */
function measurePage(site, html) {
  const preloaded = html.matchAll(/<link rel="(?:preload|icon)"[^>]* href="\/[^/"]+\/([^"]+)"/g);
  return [...preloaded].reduce(
    (sum, [, file]) => sum + headerBytes + measureFile(join(site, file)),
    headerBytes + measureDocument(html),
  );
}

/** The compressed size, if the file has one. */
const measureFile = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** The size of a document as the server compresses it (`src/server/app/plugins/rendered-pages.ts`). */
function measureDocument(html) {
  return brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}
