import { join } from 'node:path';
import type { QualityFile } from '#domain/psychometrics/quality-file.ts';
import { renderQualityPage } from './page/page.ts';
import { writeFilesAtomically } from './atomic-files.ts';

/** The paths of a report and its page: `S4@1.json`, `S4@1.html`. */
export function getPaths(folder: string, table: string): readonly [json: string, page: string] {
  return [join(folder, `${table}.json`), join(folder, `${table}.html`)];
}

/**
 * Writes each report with its page.
 * @returns the paths of the files
 * @throws OperatorError if one of the files exists; then nothing is written
 */
export function writeQuality(folder: string, files: readonly QualityFile[]): string[] {
  const texts = files.flatMap((file) => {
    const [json, page] = getPaths(folder, file.table);
    return [
      [json, `${JSON.stringify(file, null, 2)}\n`],
      [page, renderQualityPage(file)],
    ] as const;
  });
  writeFilesAtomically(texts);
  return texts.map(([path]) => path);
}
