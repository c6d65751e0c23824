import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Json } from '#authoring/source/json-value.ts';
import type { SchemaNode } from '#authoring/source/schema-node.ts';
import { parseOverlayName } from '#authoring/source/translation/overlay-files.ts';
import { applyTexts } from '#authoring/source/translation/translatable-texts.ts';
import type { TranslationFile } from '#authoring/source/translation/translation-file.ts';
import type { Answers } from '#domain/answers/answers.ts';
import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { createTamilFile } from '#tests/support/translation-fixture.ts';
import { createSeededRandom } from '#domain/psychometrics/seeded-random.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Json;
const schema = read('questionnaires/instrument.schema.json') as SchemaNode;

function listCodes(scale: Scale): readonly number[] {
  if (scale.kind === 'choice') return scale.options.map(({ code }) => code);
  if (scale.kind === 'bipolar') return scale.positions.map(({ code }) => code);
  throw new Error(`No codes of a scale of the kind ${scale.kind}.`);
}

/** The translations of the repository, and one in Tamil letters of each questionnaire. */
const editions = readdirSync(join(root, 'questionnaires')).flatMap((name) => {
  const file = `questionnaires/${name}`;
  if (/^S\d[^.]*\.json$/.test(name))
    return [{ file, edition: 'ta', texts: createTamilFile(root, file).texts }];
  const overlay = parseOverlayName(file);
  if (!overlay) return [];
  const { texts } = read(file) as unknown as TranslationFile;
  return [{ file: overlay.source, edition: overlay.language, texts }];
});

describe('200 random sets of answers have the same results in English and in a translation', () => {
  it.each(editions)('$file, $edition', ({ file, texts }) => {
    const english = read(file) as unknown as Instrument;
    const byKey = new Map(Object.entries(texts).map(([key, { text }]) => [key, text]));
    const translated = applyTexts(schema, read(file), byKey) as unknown as Instrument;
    expect(translated.title).not.toBe(english.title);
    const random = createSeededRandom(34);
    const draw = (list: readonly number[]) => list[Math.floor(random() * list.length)] ?? 0;
    for (let set = 0; set < 200; set += 1) {
      const answers: Answers = listQuestions(translated).map(() => draw(listCodes(translated.scale)));
      const person = { age: 18 + Math.floor(random() * 60) };
      const result = computeResult(english, answers, person);
      expect(Object.values(result).some(({ value }) => value !== null)).toBe(true);
      expect(computeResult(translated, answers, person)).toEqual(result);
    }
  });
});
