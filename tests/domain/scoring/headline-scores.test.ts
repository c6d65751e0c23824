import { expect, test } from 'vitest';
import { selectHeadlineScores } from '#domain/scoring/headline-scores.ts';
import { instruments } from '#tests/support/instruments.ts';

test('a total represents its parts, and without a total both scores are displayed', () => {
  const ids = instruments.map((instrument) => selectHeadlineScores(instrument).map(({ id }) => id));
  expect(ids).toEqual([
    ['overall'],
    ['negative', 'positive'],
    ['social'],
    ['distress'],
    ['pleasure', 'meaning'],
  ]);
});
