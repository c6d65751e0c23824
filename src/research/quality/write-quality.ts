import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QualityFile } from '#domain/psychometrics/quality-file.ts';
import { OperatorError } from '#server/operator-error.ts';
import { qualityPage } from './page/page.ts';

/**
 * Writes each file with its page beside it: `S4@1.json`, `S4@1.html`. Nothing that is there is written over.
 * @returns the paths of the files
 * @throws OperatorError where one is there already; then nothing is written
 */
export function writeQuality(folder: string, files: readonly QualityFile[]): string[] {
  const paths = files.map(({ table }) => join(folder, table));
  const taken = paths.flatMap((path) => [`${path}.json`, `${path}.html`]).find((path) => existsSync(path));
  if (taken)
    throw new OperatorError(`${taken} is there already. Choose another folder with --out, or move it away.`);
  if (files.length > 0) mkdirSync(folder, { recursive: true });
  for (const [at, file] of files.entries()) {
    writeFileSync(`${paths[at]}.json`, `${JSON.stringify(file, null, 2)}\n`);
    writeFileSync(`${paths[at]}.html`, qualityPage(file));
  }
  return paths.flatMap((path) => [`${path}.json`, `${path}.html`]);
}
