import { closeSync, openSync, readSync } from 'node:fs';

/** Signatures of JPEG, PNG and WebP files, as Latin-1. */
const beginnings = /^(\xFF\xD8\xFF|\x89PNG\r\n|RIFF.{4}WEBP)/s;

/** Returns true if the file starts with the signature of a JPEG, PNG or WebP. Reads only the first bytes. */
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
