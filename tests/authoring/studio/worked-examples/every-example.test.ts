import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatExpected } from '#authoring/studio/worked-examples/format-expected.ts';
import { createScoreLines } from '#authoring/studio/worked-examples/score-lines.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { createScoringTrace } from '#domain/scoring/working/scoring-trace.ts';

const root = join(import.meta.dirname, '../../../..');
const folders = ['questionnaires', 'tests/instruments/public'];
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /^[^.]+\.json$/.test(name))
    .map((name) => join(folder, name)),
);

/** These files use every formula and kind of item of the format. */
describe.each(files)('the worksheet of %s', (file) => {
  const instrument = JSON.parse(readFileSync(join(root, file), 'utf8')) as Instrument;

  test.each(instrument.examples.map((example) => [example.name, example] as const))(
    'has the result of the example: %s',
    (_, example) => {
      const { answers, expected, helpFirst, ...facts } = example;
      const { scores, help } = createScoringTrace(instrument, answers, facts);
      const compared = expected.flatMap((expectedScore) =>
        scores
          .filter(({ score }) => score.id === expectedScore.score)
          .map((working) => formatExpected(expectedScore, working)),
      );
      expect(compared).toHaveLength(expected.length);
      expect(compared.filter(({ isSame }) => !isSame)).toEqual([]);
      if (helpFirst !== undefined) expect(help.some(({ holds }) => holds)).toBe(helpFirst);
      expect(
        scores
          .flatMap(createScoreLines)
          .map(({ text }) => text)
          .join(),
      ).not.toMatch(/undefined|NaN|null/);
    },
  );
});

test('covers seventeen questionnaires', () => {
  expect(files.length).toBeGreaterThanOrEqual(17);
});
