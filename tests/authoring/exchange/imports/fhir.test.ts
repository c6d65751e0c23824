import { expect, test } from 'vitest';
import { importForm } from './import-form.ts';

const { instrument, item, notes, wording, problems } = await importForm(
  new URL('questionnaire.json', import.meta.url).pathname,
);

test('imports a FHIR Questionnaire as a draft with one screen in place of two', () => {
  expect(instrument).toMatchObject({ title: 'Evening walks', language: 'en' });
  expect(problems).toEqual([]);
});

test('uses the weights of a contained value set as values', () => {
  expect(instrument.scale).toEqual({
    kind: 'choice',
    options: [
      { code: 1, value: 0, label: 'Never' },
      { code: 2, value: 1, label: 'Sometimes' },
      { code: 3, label: 'Daily' },
    ],
  });
});

test('turns groups and displays into screens, repeats into several, and a slider into a rating with end labels', () => {
  expect(item('hello')).toMatchObject({
    heading: 'Next part',
    instruction: 'These questions are about walking.\nYour walks',
  });
  expect(instrument.scales).toMatchObject({
    'w3-answers': {
      kind: 'several',
      options: [
        { code: 1, label: 'In a park' },
        { code: 2, label: 'Along a road' },
      ],
    },
    'w4-answers': { kind: 'number', min: 0, max: 600 },
    'mood-answers': { kind: 'rating', min: 0, max: 10, low: 'Dull', high: 'Bright' },
    'later-answers': {
      kind: 'choice',
      options: [
        { code: 1, label: 'Today' },
        { code: 2, label: 'Tomorrow' },
      ],
    },
  });
});

test('turns enableWhen into a condition on codes, with all or any as enableBehavior says', () => {
  expect(item('w2')).toMatchObject({ showWhen: { not: { item: 'w1', is: 1 } }, hiddenValue: 0 });
  expect(item('w3')).toMatchObject({
    showWhen: {
      any: [
        { item: 'w1', is: 3 },
        { item: 'w2', from: 1 },
      ],
    },
  });
  expect(item('w4')).toMatchObject({ showWhen: { item: 'w3', includes: 2 } });
  expect(item('mood')).toMatchObject({ showWhen: { item: 'w4', from: 13 } });
});

test('omits a condition on a later item, and reports it with its path', () => {
  expect(item('again')).not.toHaveProperty('showWhen');
  expect(notes).toContain('left-out item[3]');
  expect(wording).toContain('the condition of "again": it is always shown now');
});

test('reports initial answers and open choices, and asks for free text', () => {
  expect(notes).toContain('left-out item[3].initial');
  expect(notes).toContain('changed item[4].type');
  expect(notes).not.toContain('left-out item[5].type');
});
