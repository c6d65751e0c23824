/** Compresses the text files of the site, so that the server does not compress at run time. */
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

/** Writes a .br and a .gz file next to every text file of a folder. */
export async function compressSite(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && textExtensions.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

/** Writes a .br and a .gz file next to a file. */
export async function compressFile(file) {
  const body = await readFile(file);
  await writeFile(
    `${file}.br`,
    await compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  await writeFile(`${file}.gz`, await compressGzip(body, { level: 9 }));
}
