/**
 * `npm run compile`: writes what the program reads of `content` and `questionnaires` to `node_modules/.cache/content`;
 * exit 1 with findings, and then nothing is written.
 */
import { fileURLToPath } from 'node:url';
import { compileContent } from '../compile/compile.ts';
import { ContentError } from '../compile/content-error.ts';

try {
  compileContent(fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, ''));
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
