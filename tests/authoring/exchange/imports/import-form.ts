import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFile } from '#authoring/exchange/imports/import-file.ts';
import { createSchemaValidator } from '#authoring/source/shape/shape-check.ts';
import { listAdvice, checkInstrument, runExamples } from '#domain/instrument/check.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';

const repository = new URL('../../../..', import.meta.url).pathname;

/** A copy of the authors' folders, into which forms are imported. */
export function createAuthorsFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'import-'));
  for (const part of ['questionnaires', 'content/chain.json']) {
    cpSync(join(repository, part), join(root, part), { recursive: true });
  }
  return root;
}

/** Imports a file with one form and returns the draft, its notes as "rule path", and the findings of the check. */
export async function importForm(path: string, root = createAuthorsFolder()) {
  const outcome = await importFile(root, path, { id: 'S6' });
  const [draft] = outcome.report?.drafts ?? [];
  if (draft === undefined) throw new Error(JSON.stringify(outcome.findings));
  const { instrument, problems } = readDraft(root, draft.file);
  const notes = [...draft.changed, ...draft.leftOut, ...draft.assumed];
  return {
    file: draft.file,
    draft,
    root,
    instrument,
    problems,
    item: (id: string) => instrument.items.find((one) => one.id === id),
    score: (id: string) => instrument.scores.find((one) => one.id === id),
    notes: notes.map(({ rule, line, path: place }) =>
      [rule.replace('import/', ''), line, place].filter(Boolean).join(' '),
    ),
    wording: notes.map(({ actual }) => actual),
  };
}

/** Reads a draft, with the findings of the check as "rule path". */
export function readDraft(root: string, file: string) {
  const instrument = JSON.parse(readFileSync(join(root, file), 'utf8')) as Instrument;
  const schema = JSON.parse(
    readFileSync(join(root, 'questionnaires/instrument.schema.json'), 'utf8'),
  ) as object;
  const shape = createSchemaValidator(schema)(instrument);
  const meaning =
    shape.length > 0
      ? []
      : [...checkInstrument(instrument), ...runExamples(instrument), ...listAdvice(instrument)];
  return { instrument, problems: [...shape, ...meaning].map(({ rule, path: place }) => `${rule} ${place}`) };
}
