import { describe, expect, it } from 'vitest';
import type { AgeBand, SummaryColour } from '#domain/instrument/instrument.ts';
import type { Scores } from '#domain/scoring/result.ts';
import { findColour, computeSummary } from '#domain/scoring/summary.ts';
import { findInstrument } from '../../questionnaires/instrument-files.ts';
import { anInstrument, type Mutable, getReport } from '#tests/support/instrument-builder.ts';

describe('the overall summary', () => {
  const scores = { joy: 3, calm: 8, meanJoy: 1.5, overall: 11, balance: 0.38 };
  const summarise = (instrument = anInstrument()) => computeSummary(instrument, scores, { age: 30 });

  it('lists its lines in the configured order, with titles, headings and notes of the file', () => {
    const lines = summarise();
    expect(lines.map(({ title }) => title)).toEqual(['Quiet overall', 'Sense of Calm', 'Joy', 'Balance']);
    expect(lines[1]).toEqual({
      score: 'calm',
      title: 'Sense of Calm',
      headingBefore: 'Parts',
      note: 'A quiet note',
      value: 8,
      progress: 1,
      colour: 'blue',
    });
    expect(lines.map(({ colour }) => colour)).toEqual(['green', 'blue', 'red', 'green']);
  });

  it('uses the id as the title of an unknown score', () => {
    const instrument = anInstrument((draft) => {
      draft.summary = [{ score: 'gone' }];
    });
    expect(summarise(instrument)).toMatchObject([{ title: 'gone', value: null, colour: 'grey' }]);
  });

  it('fills a bar by the share of the range, clamped', () => {
    const social = findInstrument('S3');
    const fill = (value: number) => computeSummary(social, { social: value }, { age: 30 })[0]?.progress;
    expect([9, 30, 54].map(fill)).toEqual([0, 21 / 45, 1]);
    expect([-4, 120].map(fill)).toEqual([0, 1]);
  });

  it('is grey and empty without a score', () => {
    const nulls: (Scores | null)[] = [null, {}, { joy: null, calm: null, overall: null, balance: null }];
    for (const none of nulls) {
      for (const line of computeSummary(anInstrument(), none, { age: 30 })) {
        expect(line).toMatchObject({ value: null, progress: 0, colour: 'grey' });
      }
    }
  });
});

/** Colours as in a file: up to the first number, up to the second, and above. */
function createColours(low: number, high: number, ...is: [SummaryColour, SummaryColour, SummaryColour]) {
  return [{ upTo: low, is: is[0] }, { upTo: high, is: is[1] }, { is: is[2] }];
}

function withColours(...bands: { from: number; to: number | null; colours: AgeBand['colours'] }[]) {
  return anInstrument((draft) => {
    getReport(draft, 'calm').bands = bands.map((band) => ({
      ...band,
      norm: null,
      levels: [],
    })) as Mutable<AgeBand>[];
  });
}

// Every shape of threshold in specification 2, section 9: low is red; low is blue; both ends are red; by age.
describe.each([
  [
    'overall wellbeing',
    createColours(74, 101, 'red', 'green', 'blue'),
    createColours(74, 101, 'red', 'green', 'blue'),
  ],
  [
    'negative feelings',
    createColours(22, 37, 'blue', 'green', 'red'),
    createColours(20, 31, 'blue', 'green', 'red'),
  ],
  [
    'positive feelings',
    createColours(32, 47, 'red', 'green', 'blue'),
    createColours(35, 50, 'red', 'green', 'blue'),
  ],
  ['distress', createColours(19, 24, 'blue', 'green', 'red'), createColours(19, 24, 'blue', 'green', 'red')],
  ['pleasure', createColours(16, 28, 'red', 'green', 'red'), createColours(13, 23, 'red', 'green', 'red')],
  ['meaning', createColours(22, 33, 'red', 'green', 'red'), createColours(22, 33, 'red', 'green', 'red')],
])('colours of %s', (_, young, older) => {
  const instrument = withColours(
    { from: 18, to: 35, colours: young },
    { from: 36, to: null, colours: older },
  );

  it.each([
    [18, young],
    [35, young],
    [36, older],
    [90, older],
  ])('change after the cut, at %i years', (age, [low, high, rest]) => {
    const getColour = (value: number) => findColour(instrument, 'calm', value, { age });
    const [lowCut, highCut] = [low!.upTo!, high!.upTo!];
    expect([getColour(lowCut - 1), getColour(lowCut)]).toEqual([low!.is, low!.is]);
    expect([getColour(lowCut + 1), getColour(highCut)]).toEqual([high!.is, high!.is]);
    expect([getColour(highCut + 1), getColour(highCut + 10)]).toEqual([rest!.is, rest!.is]);
  });
});

describe('a colour', () => {
  it('is that of the single open line if there is a score, else grey', () => {
    const ratio = withColours({ from: 18, to: null, colours: [{ is: 'green' }] });
    expect(findColour(ratio, 'calm', 0, { age: 30 })).toBe('green');
    expect(findColour(ratio, 'calm', null, { age: 30 })).toBe('grey');
  });

  it('is grey for a score without colours, without a report, or unknown', () => {
    const none = withColours({ from: 18, to: null, colours: undefined });
    expect(findColour(none, 'calm', 5, { age: 30 })).toBe('grey');
    expect(findColour(none, 'meanJoy', 5, { age: 30 })).toBe('grey');
    expect(findColour(none, 'nobody', 5, { age: 30 })).toBe('grey');
  });
});
