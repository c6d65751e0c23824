import { describe, expect, test } from 'vitest';
import { readForm } from '#authoring/exchange/imports/file/read-form.ts';
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

describe('answers of an item', () => {
  const read = async (item: object) => {
    const other = { linkId: 'other', text: 'Other', type: 'boolean' };
    const json = {
      resourceType: 'Questionnaire',
      title: 'Walks',
      item: [{ linkId: 'a', text: 'A', ...item }, other],
    };
    const { forms = [] } = {
      forms: [],
      ...(await readForm({ name: 'a.json', bytes: Buffer.from(JSON.stringify(json)) })),
    };
    const [part] = forms?.[0]?.parts ?? [];
    return part && 'scale' in part ? part.scale : undefined;
  };

  test.each([
    ['date', { valueDate: '2026-01-01' }, { valueDate: '2026-02-01' }, ['2026-01-01', '2026-02-01']],
    ['time', { valueTime: '07:00:00' }, { valueTime: '22:00:00' }, ['07:00:00', '22:00:00']],
    ['integer', { valueInteger: 2 }, { valueInteger: 4 }, ['2', '4']],
  ])('are options for the type %s, too', async (type, one, other, labels) => {
    expect(await read({ type, answerOption: [one, other] })).toMatchObject({
      kind: 'choice',
      options: labels.map((label) => ({ label })),
    });
  });

  test('come from a short value set of the standard, which is not in the file', async () => {
    const answerValueSet = 'http://hl7.org/fhir/ValueSet/yesnodontknow|4.0.1';
    expect(await read({ type: 'choice', answerValueSet })).toMatchObject({
      options: [{ label: 'Yes' }, { label: 'No' }, { label: "Don't know" }],
    });
  });

  test('do not apply if only they have no weight', async () => {
    const option = (code: string, weight?: number) => ({
      valueCoding: { code, display: code },
      ...(weight !== undefined && {
        extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/itemWeight', valueDecimal: weight }],
      }),
    });
    const answerOption = [option('never', 0), option('often', 1), option('no garden')];
    expect(await read({ type: 'choice', answerOption })).toMatchObject({
      options: [{ raw: 'never' }, { raw: 'often' }, { raw: 'no garden', notApplicable: true }],
    });
  });
});
