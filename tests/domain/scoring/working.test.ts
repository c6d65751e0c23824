import { describe, expect, it } from 'vitest';
import type { Formula, Instrument } from '#domain/instrument/instrument.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { createScoringTrace } from '#domain/scoring/working/scoring-trace.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const age = { age: 30 };
const scoreIn = (instrument: Instrument, id: string, ans: readonly (number | null)[]) =>
  createScoringTrace(instrument, ans, age).scores.find(({ score }) => score.id === id);

/** The instrument with an additional score of this formula. */
function withFormula(formula: Formula) {
  return anInstrument((draft) => {
    draft.scores.push({
      id: 'more',
      title: 'More',
      formula: JSON.parse(JSON.stringify(formula)),
      decimals: 2,
    });
    draft.allowsMissing = true;
  });
}

describe('the computation of an example', () => {
  it('lists each answer, its value, its reversal, and the scores that use it', () => {
    const [plain, reversed] = createScoringTrace(anInstrument(), [4, 1, 4, 4], age).items;
    expect(plain).toMatchObject({ answer: 4, plain: '4', turned: null, value: '4' });
    // 1 + 4 − 1.
    expect(reversed).toMatchObject({ answer: 1, plain: '1', turned: { low: '1', high: '4' }, value: '4' });
    expect(reversed?.countedBy.map(({ id }) => id)).toEqual(['calm']);
    expect(
      createScoringTrace(anInstrument(), [4, 1, 4, 4], age).items[3]?.countedBy.map(({ id }) => id),
    ).toEqual(['joy', 'meanJoy']);
  });

  it('inserts numbers into each formula, and keeps the unrounded value', () => {
    const ans = [4, 2, 4, 3];
    const steps = createScoringTrace(anInstrument(), ans, age).scores.map(
      ({ score, inNumbers, exact, value }) => `${score.id} = ${inNumbers} = ${exact} → ${value}`,
    );
    expect(steps).toEqual([
      'calm = 4 + 3 = 7 → 7',
      'joy = 4 + 3 = 7 → 7',
      'overall = 7 + 7 = 14 → 14',
      'balance = 7 ÷ 7 = 1 → 1',
      'meanJoy = (4 + 3) ÷ 2 = 3.5 → 3.5',
    ]);
  });

  it.each<[string, Formula, string]>([
    ['weights', { kind: 'weightedSum', items: ['q1', 'q3'], weights: [2, -0.5] }, '2 × 4 + (−0.5) × 3 = 6.5'],
    ['a difference', { kind: 'difference', minuend: 'calm', subtrahend: 'joy' }, '7 − 5 = 2'],
    ['another scale', { kind: 'linear', score: 'calm', a: 50, b: -10 }, '50 + (−10) × 7 = −20'],
    [
      'a ratio that is not a short decimal',
      { kind: 'ratio', numerator: 'joy', denominator: 'calm' },
      '5 ÷ 7 = 5/7',
    ],
    [
      'a count',
      { kind: 'countFrom', items: ['q1', 'q3', 'q4'], from: 3 },
      '4 counts, 3 counts, 2 does not = 2',
    ],
    ['the highest', { kind: 'highest', items: ['q1', 'q3'] }, 'highest of 4, 3 = 4'],
    [
      'a table',
      {
        kind: 'table',
        score: 'calm',
        rows: [
          { from: 2, to: 6, value: 40.5 },
          { from: 7, to: 8, value: 55.2 },
        ],
      },
      'row 7 to 8 of the table, for 7 = 55.2',
    ],
    [
      'cases',
      {
        kind: 'rules',
        cases: [
          { when: { score: 'calm', from: 8 }, value: 3 },
          {
            when: {
              all: [
                { score: 'calm', from: 7 },
                { item: 'q3', upTo: 3 },
              ],
            },
            value: 2,
          },
        ],
        otherwise: 1,
      },
      'case 2 holds for calm 7, q3 3 = 2',
    ],
    [
      'no case',
      { kind: 'rules', cases: [{ when: { score: 'calm', from: 8 }, value: 3 }], otherwise: 1 },
      'no case holds for calm 7 = 1',
    ],
  ])('inserts numbers into %s', (_, formula, expected) => {
    const more = scoreIn(withFormula(formula), 'more', [4, 2, 3, 2]);
    expect(`${more?.inNumbers} = ${more?.exact}`).toBe(expected);
  });

  it('states the matching cut and band, and how the percentile is computed', () => {
    const calm = scoreIn(anInstrument(), 'calm', [4, 1, 4, 4]);
    expect(calm?.evaluation).toMatchObject({
      band: { from: 18, to: 35 },
      level: { is: 'High' },
      colour: { is: 'blue' },
      percentile: { z: 2, percentile: 98 },
    });
    expect(calm?.evaluation?.percentile?.share).toBeCloseTo(97.725, 3);
    expect(
      createScoringTrace(anInstrument(), [4, 1, 4, 4], { age: 40 }).scores[0]?.evaluation?.band.from,
    ).toBe(36);
    expect(scoreIn(anInstrument(), 'meanJoy', [4, 1, 4, 4])?.evaluation).toBeNull();
  });

  it("lists a missing answer that the person's mean replaces, and one that it cannot replace", () => {
    const instrument = anInstrument((draft) => {
      draft.allowsMissing = true;
      draft.scores.push({
        id: 'kind',
        title: 'Kind',
        formula: { kind: 'sum', items: ['q1', 'q3', 'q4'] },
        missing: { atLeast: 2, rest: 'ownMean' },
        decimals: 1,
      });
    });
    // (4 + 3) / 2 = 3.5 replaces the missing answer.
    expect(scoreIn(instrument, 'kind', [4, 1, null, 3])).toMatchObject({
      answered: { count: 2, of: 3 },
      inNumbers: '4 + 3.5 + 3',
      value: 10.5,
    });
    expect(scoreIn(instrument, 'joy', [4, 1, null, 3])).toMatchObject({
      answered: { count: 1, of: 2 },
      inNumbers: null,
      exact: null,
      value: null,
      evaluation: null,
    });
  });

  it('lists what a hidden question counts as', () => {
    const instrument = anInstrument((draft) => {
      Object.assign(draft.items[3]!, { showWhen: { item: 'q3', from: 2 }, hiddenValue: 1 });
    });
    expect(createScoringTrace(instrument, [4, 1, 1, null], age).items[3]).toMatchObject({
      isShown: false,
      plain: null,
      value: '1',
    });
  });

  it('states for each help rule which part matches', () => {
    const instrument = anInstrument((draft) => {
      draft.help.firstWhen = [
        {
          all: [
            { score: 'calm', colour: 'red' },
            { item: 'q3', from: 3 },
          ],
        },
        { item: 'q4', from: 4 },
      ];
    });
    expect(
      createScoringTrace(instrument, [1, 4, 2, 4], age).help.map(({ parts, holds }) => [
        parts.map((part) => part.holds),
        holds,
      ]),
    ).toEqual([
      [[true, false], false],
      [[true], true],
    ]);
  });

  it('equals the displayed result', () => {
    const instrument = anInstrument();
    const ans = [3, 2, 1, 4];
    const result = computeResult(instrument, ans, age);
    for (const { score, value, evaluation } of createScoringTrace(instrument, ans, age).scores) {
      expect(result[score.id]).toEqual({
        value,
        level: evaluation?.level.is ?? '',
        percentile: evaluation?.percentile?.percentile ?? null,
      });
    }
  });
});
