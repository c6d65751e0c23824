import { basename, join } from 'node:path';
import { getSlug } from '#domain/reading-order/reading-order.ts';
import { formatJson } from '../../drafts/format-json.ts';
import { createNextId, createRoutesForTitle } from '../../drafts/write-instrument.ts';
import { writeEditable } from '../../drafts/file-store.ts';
import type { Finding } from '../../finding/finding.ts';
import { findQuestionnaireFile } from '../workbook/find-file.ts';
import { listUsedAddresses } from '../../check/used-addresses.ts';
import { inspectFolder } from '../../check/inspect-folder.ts';
import { readContentFiles } from '../../source/content-json-files.ts';
import { createDraft } from './create-draft.ts';
import type { ImportNote } from './foreign-form.ts';
import { readFormFile } from './read-form-file.ts';

/** Options of an import that override the values of the form. */
export interface ImportOptions {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
}

/** The file of the imported draft with notes, or the findings that prevented the import. */
export type ImportOutcome =
  | { readonly file: string; readonly notes: readonly Finding[]; readonly findings?: never }
  | { readonly file?: never; readonly findings: readonly Finding[] };

/**
 * Imports a form of another program into a new questionnaire file.
 * @throws Error with a message for the author, before anything is written
 */
export async function importFile(root: string, path: string, options: ImportOptions): Promise<ImportOutcome> {
  const { form, findings } = { form: undefined, ...(await readFormFile(path)) };
  if (form === undefined) return { findings: findings ?? [] };
  const instruments = inspectFolder(join(root, 'questionnaires')).files.map(({ instrument }) => instrument);
  const id = options.id ?? createNextId(instruments);
  if (!/^[A-Za-z][A-Za-z0-9]{0,19}$/.test(id))
    throw new Error('An id begins with a letter, then letters and digits: S6.');
  if (instruments.some((one) => one.id.toLowerCase() === id.toLowerCase()))
    throw new Error(`The id ${id} is in use. Name another id with --id.`);
  const title = (options.title ?? (form.title || 'Imported')).slice(0, 60);
  const first = readContentFiles(root).chain.value?.chapters[0]?.pages[0];
  const { instrument, notes } = createDraft(form, {
    id,
    title,
    position: Math.max(0, ...instruments.map(({ position }) => position)) + 1,
    routes: createRoutesForTitle(title, id, listUsedAddresses(root)),
    reading: first === undefined ? 'wellBeing1' : getSlug(first),
  });
  const file = findQuestionnaireFile(root, id, instrument.shortTitle);
  const text = formatJson({ $schema: './instrument.schema.json', ...instrument });
  const { outcome } = writeEditable(root, file, text, null);
  if (outcome !== 'written')
    throw new Error(`${file} exists already. Remove it, or name another id with --id.`);
  return { file, notes: sortNotes(notes).map((note) => toFinding(basename(path), note)) };
}

/** Sorts notes by row. Notes on the whole file come last. */
function sortNotes(notes: readonly ImportNote[]): ImportNote[] {
  const getRow = ({ position: { line, path } }: ImportNote) => line ?? (path === '' ? Infinity : 0);
  return notes.toSorted((a, b) => (getRow(a) === getRow(b) ? 0 : getRow(a) - getRow(b)));
}

function toFinding(file: string, { position, rule, ...texts }: ImportNote): Finding {
  return { rule: `import/${rule}`, level: 'advice', file, ...position, ...texts };
}
