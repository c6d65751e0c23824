import { closeSync, openSync, readSync } from 'node:fs';

/** How the files of pictures begin, as one sees them in Latin letters: JPEG, PNG, WebP. */
const beginnings = /^(\xFF\xD8\xFF|\x89PNG\r\n|RIFF.{4}WEBP)/s;

/** Whether a file begins as a JPEG, a PNG or a WebP does. Reads its first bytes only. */
export function isPictureFile(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(12);
    readSync(file, head, 0, head.length, 0);
    return beginnings.test(head.toString('latin1'));
  } finally {
    closeSync(file);
  }
}
