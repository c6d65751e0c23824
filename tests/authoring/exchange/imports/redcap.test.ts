import { expect, test } from 'vitest';
import { importForm } from './import-form.ts';

const { file, instrument, item, notes, wording, problems } = await importForm(
  new URL('dictionary.csv', import.meta.url).pathname,
);

test('imports a dictionary as a draft in a new file, in which the check finds only the placeholders', () => {
  expect(file).toBe('questionnaires/S6-quiet.json');
  expect(instrument).toMatchObject({ id: 'S6', title: 'Quiet evenings', position: 6 });
  expect(instrument.status).toMatch(/^draft/);
  expect(problems).toEqual(['instrument/codes-uneven scales.qWhat-answers.options']);
});

test('keeps the order of fields, and uses the most frequent scale for the questionnaire', () => {
  expect(instrument.items.map(({ id }) => id)).toEqual([
    'qNoiseSection',
    'qNoise',
    'qCalm',
    'intro2',
    'qWhat',
    'qDays',
    'qLine',
    'qYes',
  ]);
  expect(instrument.scale).toEqual({
    kind: 'choice',
    options: [
      { code: 1, value: 0, label: 'Quiet' },
      { code: 2, value: 1, label: 'A little loud' },
      { code: 3, value: 2, label: 'Loud, always' },
    ],
  });
  expect(item('qNoise')).toEqual({ id: 'qNoise', text: 'How loud were your evenings?' });
});

test('gives checkboxes, numbers, sliders and yes/no their own scales', () => {
  expect(instrument.scales).toEqual({
    'qWhat-answers': {
      kind: 'several',
      options: [
        { code: 1, label: 'Cars' },
        { code: 2, label: 'Music' },
        { code: 9, label: 'Nothing', alone: true },
      ],
    },
    'qDays-answers': { kind: 'number', min: 0, max: 7 },
    'qLine-answers': { kind: 'analogue', low: 'Tense', high: 'Calm' },
    'qYes-answers': {
      kind: 'choice',
      options: [
        { code: 1, label: 'Yes' },
        { code: 2, value: 0, label: 'No' },
      ],
    },
  });
});

test('turns section headers and descriptive fields into instruction screens', () => {
  expect(item('qNoiseSection')).toEqual({
    id: 'qNoiseSection',
    heading: 'Next part',
    instruction: 'About your evenings',
  });
  expect(item('intro2')).toMatchObject({ instruction: 'Now think of last week.' });
});

test('converts branching logic to the new codes of earlier items', () => {
  expect(item('qWhat')).toMatchObject({
    showWhen: { all: [{ item: 'qNoise', from: 2 }, { not: { item: 'qCalm', is: 3 } }] },
    unscored: true,
  });
  expect(item('qDays')).toMatchObject({ showWhen: { item: 'qWhat', includes: 2 }, unscored: true });
  expect(item('qLine')).toMatchObject({
    showWhen: {
      any: [
        { item: 'qDays', from: 3 },
        { item: 'qNoise', is: 3 },
      ],
    },
  });
  expect(item('qYes')).not.toHaveProperty('showWhen');
});

test('keeps script and formulas in a label as text', () => {
  expect(item('qYes')).toMatchObject({ text: '=Would you move?<script>alert(1)</script>' });
});

test('reports with row and column what was not imported', () => {
  expect(notes).toEqual([
    'changed 3 Field Label',
    'changed 5 Field Label',
    'changed 6 Field Note',
    'changed 6 Field Annotation',
    'changed 8 Field Type',
    'changed 9 Field Label',
    'changed 9 Field Label',
    'left-out 2 Variable / Field Name',
    'left-out 9 Branching Logic (Show field only if...)',
    'left-out 10 Identifier?',
    'assumed',
    'assumed',
  ]);
  expect(wording).toContain('the codes of "q_noise", "q_calm": 0 became 1, 1 became 2, 2 became 3');
  expect(wording).toContain('@HIDDEN-PDF of "q_what"');
  expect(wording).toContain('"q_name" identifies a person');
});

test('a calculated field becomes the score, and three worked examples are computed', () => {
  expect(instrument.scores.map(({ id, title, formula }) => ({ id, title, formula }))).toEqual([
    { id: 'qSum', title: 'Sum', formula: { kind: 'sum', items: ['qNoise', 'qCalm'] } },
  ]);
  expect(instrument.examples.map(({ answers }) => answers)).toEqual([
    [1, 1, null, null, null, 1],
    [3, 3, null, null, 100, 2],
    [1, 2, null, null, null, 2],
  ]);
});
