import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { formatJson } from '../../drafts/format-json.ts';
import { readEditable, writeEditable } from '../../drafts/file-store.ts';
import type { Finding } from '../../finding/finding.ts';
import { hashContent } from '../../source/content-hash.ts';
import { parseJson } from '../../source/parse-json.ts';
import { findQuestionnaireFile } from './find-file.ts';
import { parseSheets } from './parse-sheets.ts';
import type { CellLeaf } from './build-file.ts';
import { openWorkbookFile } from './open-workbook.ts';
import { type SheetProblem, toFinding } from './sheet-problem.ts';

/** The file that was written, or the findings that prevented it. */
export type ReadWorkbookResult =
  | { readonly file: string; readonly leaves: readonly CellLeaf[]; readonly findings?: never }
  | { readonly file?: never; readonly findings: readonly Finding[] };

/**
 * Writes a workbook back to the questionnaire with its id, or to a new file. Rejects a questionnaire that changed
 * since the workbook was exported.
 * @param root folder of the repository
 * @param isForced overwrites a questionnaire that changed
 * @returns the file, relative to the repository, with the cells of its values, or all problems of the workbook
 */
export async function readWorkbook(
  root: string,
  path: string,
  isForced: boolean,
): Promise<ReadWorkbookResult> {
  const createRefusal = (...problems: readonly SheetProblem[]) => ({
    findings: problems.map((problem) => toFinding(basename(path), problem)),
  });
  const { sheets, problem } = await openWorkbookFile(path);
  if (problem) return createRefusal(problem);
  const form = sheets.flatMap(({ problems }) => problems);
  if (form.length > 0) return createRefusal(...form);
  const schema = JSON.parse(
    readFileSync(join(root, 'questionnaires/instrument.schema.json'), 'utf8'),
  ) as object;
  const read = parseSheets(sheets, schema);
  if (read.problems) return createRefusal(...read.problems);
  const { file: content, leaves, origin } = read;
  const { id } = content;
  if (typeof id !== 'string' || !/^[A-Za-z][A-Za-z0-9]{0,19}$/.test(id))
    return createRefusal(createIdProblem(leaves, id));
  const file = findQuestionnaireFile(root, id, content.shortTitle);
  const { text, hash } = readEditable(root, file);
  if (text !== null && !isForced && computeContentHash(text) !== origin.hash)
    return { findings: [createChangedFinding(file)] };
  const { outcome } = writeEditable(root, file, formatJson(content), hash);
  return outcome === 'written' ? { file, leaves } : { findings: [createChangedFinding(file)] };
}

/** Computes the content hash of a questionnaire. Returns undefined if it does not parse. */
function computeContentHash(text: string): string | undefined {
  const { problem, parsed } = { parsed: undefined, ...parseJson(text) };
  return problem ? undefined : hashContent(parsed as Instrument);
}

function createIdProblem(leaves: readonly CellLeaf[], id: unknown): SheetProblem {
  const leaf = leaves.find(({ steps }) => steps.join() === 'id');
  return {
    sheet: leaf?.sheet ?? 'rest',
    ...(leaf && { cell: leaf.cell }),
    rule: 'id',
    expected: 'an id: a letter first, then letters and digits, at most 20 in all, such as S6',
    actual: id === undefined ? 'none' : `"${String(id)}"`,
    fix: 'Write the id of the questionnaire in the row of the path "id".',
  };
}

function createChangedFinding(file: string): Finding {
  return {
    rule: 'sheet/file-changed',
    level: 'error',
    file,
    path: '',
    expected: 'the file as it was when the sheets were written',
    actual: 'a file that changed since, or a workbook of another version',
    fix: 'Write the workbook again and repeat your changes. --force overwrites the changes in the file.',
  };
}
