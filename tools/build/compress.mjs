/** Writes a .br and a .gz beside every text file of the site, so that the server never compresses on the way. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textExtensions = new Set([
  '.js',
  '.css',
  '.html',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
  '.vtt',
  '.map',
]);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export async function compressSite(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textExtensions.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

/** Writes the packed copies of one file. */
export async function compressFile(file) {
  const body = await readFile(file);
  await writeFile(
    `${file}.br`,
    await compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  await writeFile(`${file}.gz`, await compressGzip(body, { level: 9 }));
}
