import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { importFile, type ImportOutcome } from '#authoring/exchange/imports/import-file.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { createAuthorsFolder, readDraft } from '../import-form.ts';

const folder = new URL('../../../../instruments/imports', import.meta.url).pathname;

/** Files of options that a form reads; they are no forms. */
const optionFiles = ['xlsform/fruits.csv'];

/** The test files by their path in `tests/instruments/imports`. */
export const importedFiles = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/README|expected/.test(join(entry.parentPath, entry.name)))
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  .filter((path) => !optionFiles.includes(path))
  .sort();

/** A draft of an imported file with the findings of the check. */
export interface CheckedDraft {
  readonly instrument: Instrument;
  readonly problems: readonly string[];
}

/** Imports a test file into a new folder, and removes the folder. */
export async function importTestFile(
  path: string,
): Promise<{ readonly outcome: ImportOutcome; readonly drafts: readonly CheckedDraft[] }> {
  const root = createAuthorsFolder();
  try {
    const outcome = await importFile(root, join(folder, path), {});
    return { outcome, drafts: (outcome.report?.drafts ?? []).map(({ file }) => readDraft(root, file)) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** A row of the table in `docs/imports.md`. */
export function createTableRow(path: string, { report, findings }: ImportOutcome): string[] {
  const kind = path.split('/')[0] ?? '';
  if (!report) {
    const [first] = findings;
    const place = [first?.line && `line ${first.line}`, first?.path].filter(Boolean).join(', ');
    return [
      kind,
      path.split('/')[1] ?? '',
      'refused',
      '',
      '',
      `${place === '' ? '' : `${place}: `}${first?.actual ?? ''}`,
    ];
  }
  const { drafts } = report;
  const count = (list: (draft: (typeof drafts)[number]) => number) =>
    drafts.reduce((sum, draft) => sum + list(draft), 0);
  const [unchanged, changed, leftOut] = [
    count((one) => one.unchanged.length),
    count((one) => one.changed.length),
    count((one) => one.leftOut.length),
  ];
  const result = changed + leftOut === 0 ? 'taken whole' : 'taken with changes';
  const reasons = drafts.flatMap((draft) => draft.leftOut.map(({ actual }) => actual.replaceAll('|', '/')));
  return [
    kind,
    path.split('/')[1] ?? '',
    result,
    `${unchanged} as they are, ${changed} changed, ${leftOut} left out`,
    String(count((one) => one.scores.length)),
    reasons.map((reason) => (reason.length > 60 ? `${reason.slice(0, 59)}…` : reason)).join('; '),
  ];
}
