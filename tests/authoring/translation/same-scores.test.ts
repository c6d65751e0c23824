import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Json } from '#authoring/source/json-value.ts';
import type { SchemaNode } from '#authoring/source/schema-node.ts';
import { applyTexts } from '#authoring/source/translation/translatable-texts.ts';
import type { Answers } from '#domain/answers/answers.ts';
import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { createTamilFile } from '#tests/support/translation-fixture.ts';
import { createSeededRandom } from '#domain/psychometrics/seeded-random.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Json;
const schema = read('questionnaires/instrument.schema.json') as SchemaNode;
const names = ['S1-psychological', 'S2-emotional', 'S3-social', 'S4-distress', 'S5-activity'];

function listCodes(scale: Scale): readonly number[] {
  if (scale.kind === 'choice') return scale.options.map(({ code }) => code);
  if (scale.kind === 'bipolar') return scale.positions.map(({ code }) => code);
  throw new Error(`No codes of a scale of the kind ${scale.kind}.`);
}

describe('200 random sets of answers have the same results in English and in a translation', () => {
  it.each(names)('%s', (name) => {
    const file = `questionnaires/${name}.json`;
    const english = read(file) as unknown as Instrument;
    const texts = Object.entries(createTamilFile(root, file).texts).map(
      ([key, { text }]) => [key, text] as const,
    );
    const tamil = applyTexts(schema, read(file), new Map(texts)) as unknown as Instrument;
    const random = createSeededRandom(34);
    expect(tamil.title).not.toBe(english.title);
    for (let set = 0; set < 200; set += 1) {
      const draw = (list: readonly number[]) => list[Math.floor(random() * list.length)] ?? 0;
      const answers: Answers = listQuestions(tamil).map(() => draw(listCodes(tamil.scale)));
      const person = { age: 18 + Math.floor(random() * 60) };
      expect(computeResult(tamil, answers, person)).toEqual(computeResult(english, answers, person));
    }
  });
});
