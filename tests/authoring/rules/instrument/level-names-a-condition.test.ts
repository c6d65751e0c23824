import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkText } from '#authoring/check/check-passage.ts';
import { listTexts } from '#authoring/source/translation/translatable-texts.ts';
import { publicFiles } from '../../../instruments/files.ts';

const folder = join(import.meta.dirname, '../../../../questionnaires');
const schema = JSON.parse(readFileSync(join(folder, 'instrument.schema.json'), 'utf8'));
const own = readdirSync(folder)
  .filter((name) => /^S\d-\w+\.json$/.test(name))
  .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
const files = [...own, ...publicFiles];

const rule = 'wording/level-names-a-condition';
const find = (text: string) =>
  checkText('file.json', 1, text).flatMap((finding) => (finding.rule === rule ? [finding.actual] : []));

test('has the five questionnaires and the 24 public structures', () => {
  expect(files).toHaveLength(29);
});

test.each(files)('no text of %s names a condition as a result', (_, text) => {
  expect(listTexts(schema, JSON.parse(text)).flatMap((one) => find(one.text))).toEqual([]);
});

test.each([
  'Call a doctor if there are signs of illness.',
  'Any possible condition of the heart is for a doctor.',
  'Your living conditions are likely to change.',
  'Is your health condition present every day?',
  'I had a mild illness, such as a cold.',
  'How severe was your pain?',
  'Moderate strain',
  'No severe strain.',
])('leaves "%s" alone', (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  'Severe depression',
  'Moderately severe anxiety.',
  'Probable PTSD',
  'Anxiety likely',
  'Signs of a mental illness',
  'A possible disorder.',
  'Criteria for a mood disorder',
])('finds "%s"', (text) => {
  expect(find(text)).toHaveLength(1);
});
