import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseRedcap } from '#authoring/exchange/imports/redcap/parse-redcap.ts';
import { importItems } from '#authoring/exchange/imports/import-items.ts';
import { findVisibleQuestions } from '#domain/answers/visible-items.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { dictionaryColumns } from '#domain/redcap/columns.ts';
import { toRecordColumn } from '#research/formats/redcap/names.ts';
import { redcap } from '#research/formats/redcap/redcap.ts';
import { writeMissingAsZero } from '../support/missing-as-zero.ts';
import { releasedInstruments } from '../support/instruments.ts';
import { parseCells, compareTables, type Comparison } from '../support/read-tables.ts';
import { createFakeAttempts } from '../support/fake-data.ts';
import { type FakeRelease, writeFakeRelease } from '../support/fake-release.ts';

let release: FakeRelease;
let dictionary: string[][];
let records: string[][];
beforeAll(async () => {
  release = await writeFakeRelease(releasedInstruments, [redcap]);
  dictionary = readTable(release, 'dictionary.csv');
  records = readTable(release, 'records.csv');
});
afterAll(() => release.remove());

const readTable = ({ folder }: FakeRelease, name: string) =>
  parseCsv(readFileSync(join(folder, 'redcap', name), 'utf8')).map((row) => row.map(String));

function compareRedcap(one: FakeRelease, written: readonly (readonly string[])[]): Promise<Comparison> {
  const [head = [], ...lines] = written;
  return compareTables(one, (table) => {
    const form = table.name.toLowerCase().replace('@', '_');
    const own = lines.filter((line) => line[1] === (table.instrument ? form : ''));
    const columns = table.columns.map((column) => head.indexOf(toRecordColumn(table, column)));
    return parseCells(
      own.map((line) => columns.map((column) => line[column] ?? '')),
      table.columns,
      '',
    );
  });
}

test('the dictionary has the 18 columns of REDCap, the study id first, and each name once with allowed characters', () => {
  expect(dictionary[0]).toEqual(dictionaryColumns);
  const names = dictionary.slice(1).map(([name = '']) => name);
  expect(names[0]).toBe('study_id');
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name) || name.length > 100)).toEqual(
    [],
  );
});

test('every field of the dictionary with data has its column in the records, a checkbox one per option', () => {
  const expected = dictionary.slice(1).flatMap((row) => {
    const [name = '', , , type, , choices = ''] = row;
    if (type === 'descriptive') return [];
    if (type !== 'checkbox') return [name];
    return choices.split(' | ').map((choice) => `${name}___${choice.split(',')[0]}`);
  });
  const head = records[0] ?? [];
  expect(head.slice(1, 3)).toEqual(['redcap_repeat_instrument', 'redcap_repeat_instance']);
  expect(head.filter((name) => !/^redcap_|_complete$/.test(name))).toEqual(expected);
});

test('every cell is in the records as written: missing is empty, never 0', async () => {
  const verdict = await compareRedcap(release, records);
  expect(verdict.differing).toEqual([]);
  expect(verdict.compared).toBeGreaterThan(10_000);
});

test('pairs become options, lines from 0 to 100 sliders, and multiple choices checkboxes', () => {
  const typeOf = (name: string) => dictionary.find(([own]) => own === name)?.[3];
  expect(typeOf('s3_2_so1')).toBe('radio');
  expect(typeOf('w1_3_health')).toBe('slider');
  expect(typeOf('w1_3_helped')).toBe('checkbox');
});

test('the import reads the dictionary: the same items are displayed for the same answers', () => {
  const wide = releasedInstruments.at(-1);
  if (wide?.id !== 'W1') throw new Error('The fake instrument must be the last one.');
  const own = dictionary.filter(
    ([name = '', form, , , , , , , , , , , , , , , , tag]) =>
      form === 'w1_3' &&
      !/_(attempt|days_since_first|quarter|instrument_version|language|arm)$/.test(name) &&
      tag !== '@READONLY' &&
      // The import does not read these, nor the sum in the condition of `late`.
      !/_(bed|up|slept|since|own_words|late|work|home)$/.test(name),
  );
  const read = parseRedcap([[...dictionaryColumns], ...own]);
  const [form] = 'forms' in read ? read.forms : [];
  if (form === undefined) throw new Error('The dictionary has no form.');
  const again = importItems(form);
  expect(form.notes).toEqual([]);
  expect(again.notes.filter(({ rule }) => rule === 'left-out')).toEqual([]);
  const left = ['bed', 'up', 'slept', 'since', 'own-words', 'late', 'work', 'home'];
  const isRead = listQuestions(wide).map(({ id }) => !left.includes(id));
  for (const { answers } of createFakeAttempts(wide, 300)) {
    const counted = listQuestions(wide)
      .map(({ id }, at) => ({ id, answer: answers[at] ?? null }))
      .filter((_, at) => isRead[at]);
    // Numbers become lists of options: 0 to 10 have the codes 1 to 11.
    const asRead = counted.map(({ id, answer }) =>
      id === 'pain' && typeof answer === 'number' ? answer + 1 : answer,
    );
    expect(findVisibleQuestions(again, asRead)).toEqual(
      findVisibleQuestions(wide, answers).filter((_, at) => isRead[at]),
    );
  }
});

test('detects a writer that replaces missing values by 0', async () => {
  const faulty = await writeFakeRelease(releasedInstruments, [writeMissingAsZero(redcap)], 20);
  const { differing } = await compareRedcap(faulty, readTable(faulty, 'records.csv'));
  faulty.remove();
  expect(differing.join('\n')).toMatch(/W1@3 row \d+ \w+: null, read 0/);
});
