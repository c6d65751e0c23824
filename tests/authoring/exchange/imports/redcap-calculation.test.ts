import { expect, test } from 'vitest';
import { createCalculation } from '#authoring/exchange/exports/redcap-calculation.ts';
import type { Score } from '#domain/instrument/instrument.ts';
import { publicInstruments } from '../../../instruments/files.ts';

const structure = publicInstruments.find(({ id }) => id === 'PSQI');
const base = { id: 'x', title: 'X', decimals: 0 };

test.each<[Omit<Score, 'id' | 'title' | 'decimals'>, string]>([
  [
    { formula: { kind: 'ratio', numerator: 'a', denominator: 'b' }, rounding: { mode: 'up' } },
    'roundup([a] / [b], 0)',
  ],
  [
    { formula: { kind: 'sumOfScores', scores: ['a', 'b'] }, rounding: { mode: 'down' } },
    'rounddown([a] + [b], 0)',
  ],
  [
    {
      formula: { kind: 'rules', cases: [{ when: { not: { score: 'a', from: 3 } }, value: 1 }], otherwise: 0 },
    },
    'if(not([a] >= 3), 1, 0)',
  ],
])('writes %j as a calculated field', (score, text) => {
  if (!structure) throw new Error('There is no structure PSQI.');
  expect(createCalculation(structure, { ...base, ...score })).toBe(text);
});
