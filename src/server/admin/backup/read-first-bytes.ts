import { closeSync, openSync, readSync } from 'node:fs';
import { OperatorError } from '../../config/operator-error.ts';

/** Reads the first bytes of a file. @throws OperatorError if it cannot be read */
export function readFirstBytes(file: string): Buffer {
  const bytes = Buffer.alloc(16);
  try {
    const descriptor = openSync(file, 'r');
    readSync(descriptor, bytes);
    closeSync(descriptor);
  } catch {
    throw new OperatorError(`${file} cannot be read. Name a file that npm run backup wrote.`);
  }
  return bytes;
}
