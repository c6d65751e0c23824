import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Answer } from '#domain/answers/codes.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { createTableRow, importedFiles, importTestFile } from './support/import-files.ts';

const imported = new Map<string, Awaited<ReturnType<typeof importTestFile>>>();
for (const path of importedFiles) imported.set(path, await importTestFile(path));
const get = (path: string) => {
  const file = imported.get(path);
  if (!file) throw new Error(`There is no test file ${path}.`);
  return file;
};

describe.each(importedFiles)('%s', (path) => {
  const { outcome, drafts } = get(path);

  test('gives the expected report', async () => {
    const { report, findings } = outcome;
    const seen = report
      ? report.drafts.map(({ changed, leftOut, assumed, editions, ...rest }) => ({
          ...rest,
          editions,
          changed: changed.map(({ line, path: place, actual, expected }) =>
            [line ?? '', place, actual, expected].join(' | '),
          ),
          leftOut: leftOut.map(({ line, path: place, actual, fix }) =>
            [line ?? '', place, actual, fix].join(' | '),
          ),
          assumed: assumed.map(({ actual }) => actual),
        }))
      : findings;
    const file = new URL(`../../../instruments/imports/expected/${basename(path)}.txt`, import.meta.url)
      .pathname;
    await expect(`${JSON.stringify(seen, null, 2)}\n`).toMatchFileSnapshot(file);
  });

  test('becomes drafts in which the check finds no error', () => {
    const severe = drafts.flatMap(({ problems }) =>
      problems.filter((one) => !/codes-uneven|values-equal/.test(one)),
    );
    expect(severe).toEqual([]);
  });

  test('has no word of the file that the report leaves out', () => {
    for (const draft of outcome.report?.drafts ?? []) {
      const lines = [...draft.changed, ...draft.leftOut, ...draft.assumed];
      expect(lines.every(({ actual, expected, fix }) => actual !== '' && expected !== '' && fix !== '')).toBe(
        true,
      );
    }
  });
});

test('the table for authors has a row for each test file', () => {
  const docs = readFileSync(new URL('../../../../docs/imports.md', import.meta.url), 'utf8');
  const rows = docs
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')),
    );
  const table = rows.filter(([, name = '']) => importedFiles.some((path) => path.endsWith(`/${name}`)));
  expect(table).toEqual(importedFiles.map((path) => createTableRow(path, get(path).outcome)));
});

/** Scores by hand, from the formulas of the file. */
test.each<[string, number, readonly Answer[], Record<string, number | null>]>([
  // 0 + 1 + 3 + 3 = 7; 7 / 4 = 1.75; two answers of 2 or more; the lowest of 0 and 1.
  [
    'fhir/evening-calls.R4.json',
    0,
    [1, 2, 4, 4, 1, null, null],
    { total: 7, mean: 1.75, most: 3, often: 2, least: 0 },
  ],
  // Weights 3 and 5.
  ['fhir/tea-breaks.R5.json', 0, [3, 4, 1], { sum: 8 }],
  // 3 + 2 + 3 + 1 = 9; 3 + 2 + (3 - 1) = 7; 9 / 4 = 2.25; 9 is the highest level.
  ['redcap/three-forms.csv', 1, [4, 3, 4, 2, 2, null, null], { potTotal: 9, potMean: 2.25, potLevel: 3 }],
  // 1 * 2 + 3.
  ['redcap/three-forms.csv', 2, [1, 3], { stepsScore: 5 }],
  // 2 + 1 + (3 - 0) = 6, one day of 2 or more.
  ['xlsform/my-kitchen.xlsx', 0, [3, 2, 1, null, 1, null, 5], { kitchen: 6, cooked: 1 }],
  // 2 + 0 + 1 = 3; 3 / 3 = 1.
  ['surveyjs/morning-routine.json', 0, [3, 1, 2, 5, [1], 20], { routine: 3, routineMean: 1 }],
  // 2 + 1 + 0.
  ['limesurvey/small-shop.lss', 0, [3, 2, 1, [1], null], { shopsum: 3 }],
  // 2, and 2 - 1 = 1 for the reversed one.
  ['qualtrics/garden-week.qsf', 0, [3, 2, 1, 1, [3]], { garden: 3 }],
  // 2 + (2 - 0) + 1.
  ['table/pasted-from-word.tsv', 0, [3, 1, 2], { total: 5 }],
])('%s, form %i, answered %j, scores %j', (path, form, answers, expected) => {
  const instrument = get(path).drafts[form]?.instrument;
  if (!instrument) throw new Error('The draft is missing.');
  const result = computeResult(instrument, answers, { age: 30 });
  const values = Object.fromEntries(Object.keys(expected).map((id) => [id, result[id]?.value ?? null]));
  expect(values).toEqual(expected);
});
