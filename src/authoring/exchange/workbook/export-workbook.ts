import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hashContent } from '../../source/content-hash.ts';
import { findInstrument } from '../../check/find-instrument.ts';
import { createSheets } from './create-sheets.ts';
import { createWorkbook } from './write-workbook.ts';

/**
 * Exports a questionnaire as a workbook.
 * @param name "S4", "S4@1.0" for a published version, or a file
 * @param target file to write
 * @param isForced overwrites an existing file
 * @throws Error with a message for the author, before anything is written
 */
export async function exportWorkbook(
  root: string,
  name: string,
  target: string,
  isForced: boolean,
): Promise<void> {
  if (existsSync(target) && !isForced) {
    throw new Error(
      `${target} exists already and may have changes. Read it first, or overwrite it with --force.`,
    );
  }
  const parentFolder = dirname(resolve(target));
  if (!existsSync(parentFolder))
    throw new Error(`The folder ${parentFolder} does not exist. Create it, or name another file with --to.`);
  const folder = join(root, 'questionnaires');
  const { instrument } = findInstrument(folder, name);
  const schema = JSON.parse(readFileSync(join(folder, 'instrument.schema.json'), 'utf8')) as object;
  const source = { id: instrument.id, hash: hashContent(instrument), file: instrument };
  const bytes = await createWorkbook(createSheets(source, schema), `${instrument.id} ${instrument.title}`);
  const temporary = `${target}.${process.pid}.tmp`;
  writeFileSync(temporary, bytes);
  renameSync(temporary, target);
}
