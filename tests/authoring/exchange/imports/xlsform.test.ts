import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWorkbook } from '#authoring/exchange/workbook/write-workbook.ts';
import { importForm } from './import-form.ts';

const survey = [
  [
    'type',
    'name',
    'label::English (en)',
    'label::Hindi (hi)',
    'hint',
    'relevant',
    'constraint',
    'parameters',
  ],
  ['note', 'hello', 'Some questions on sleep.', 'नींद', null, null, null, null],
  ['select_one often', 'late', 'How often were you up late?', '-', 'At night', null, null, null],
  ['begin_group', 'more', 'More on these nights', '-', null, "${late} != 'never'", null, null],
  ['select_multiple why', 'why', 'Why?', '-', null, null, null, null],
  [
    'integer',
    'hours',
    'Hours of sleep',
    '-',
    null,
    "selected(${why}, 'noise') and not(selected(${why}, 'work'))",
    '. >= 0 and . <= 12',
    null,
  ],
  ['end_group', null, null, null, null, null, null, null],
  ['range', 'rest', 'How rested?', '-', null, '${hours} < 6', null, 'start=0 end=10 step=1'],
  ['range', 'odd', 'How odd?', '-', null, null, null, 'start=1 end=7 step=2'],
  ['begin_repeat', 'nights', 'Each night', '-', null, null, null, null],
  ['select_one often or_other', 'dream', '=1+1', '-', null, '${late} > 2 + 1', null, null],
  ['end_repeat', null, null, null, null, null, null, null],
  ['text', 'words', 'In your words?', '-', null, null, null, null],
  ['calculate', 'sum', null, null, null, null, null, null],
];
const choices = [
  ['list_name', 'name', 'label::English (en)'],
  ['often', 'never', 'Never'],
  ['often', 'some', 'Sometimes'],
  ['often', 'daily', 'Every day'],
  ['why', 'noise', 'Noise'],
  ['why', 'work', 'Work'],
];
const settings = [
  ['form_title', 'default_language'],
  ['Late nights', 'English (en)'],
];

async function createFormFile(): Promise<string> {
  const sheets = [
    { name: 'survey', rows: survey },
    { name: 'choices', rows: choices },
    { name: 'settings', rows: settings },
  ];
  const path = join(mkdtempSync(join(tmpdir(), 'xlsform-')), 'form.xlsx');
  writeFileSync(path, await createWorkbook(sheets, 'form'));
  return path;
}

const { instrument, item, notes, problems } = await importForm(await createFormFile());

test('imports an XLSForm as a draft in its default language', () => {
  expect(instrument).toMatchObject({ title: 'Late nights', language: 'en' });
  expect(item('hello')).toMatchObject({ instruction: 'Some questions on sleep.' });
  expect(problems).toEqual([]);
});

test('maps select_one, select_multiple, integer and range to scales', () => {
  expect(instrument.scale).toMatchObject({ kind: 'choice', options: [{ code: 1, label: 'Never' }, {}, {}] });
  expect(instrument.scales).toMatchObject({
    'why-answers': {
      kind: 'several',
      options: [
        { code: 1, label: 'Noise' },
        { code: 2, label: 'Work' },
      ],
    },
    'hours-answers': { kind: 'number', min: 0, max: 12 },
    'rest-answers': { kind: 'rating', min: 0, max: 10 },
    'odd-answers': { kind: 'analogue' },
  });
});

test('maps relevant to a condition, and that of a group to all its items', () => {
  const late = { not: { item: 'late', is: 1 } };
  expect(item('more')).toMatchObject({ showWhen: late });
  expect(item('why')).toMatchObject({ showWhen: late });
  expect(item('hours')).toMatchObject({
    showWhen: { all: [late, { all: [{ item: 'why', includes: 1 }, { not: { item: 'why', includes: 2 } }] }] },
  });
  expect(item('rest')).toMatchObject({ showWhen: { item: 'hours', upTo: 5 } });
  expect(item('dream')).not.toHaveProperty('showWhen');
});

test('keeps a label that looks like a formula as text', () => {
  expect(item('dream')).toMatchObject({ text: '=1+1' });
});

test('reports with its cell what was not imported', () => {
  for (const place of [
    'changed survey!E3',
    'left-out survey!F11',
    'left-out survey!A10',
    'left-out survey!A14',
  ]) {
    expect(notes).toContain(place);
  }
});
