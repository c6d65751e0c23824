import { limits } from '#domain/account/limits.ts';
import type { Report, Step } from '#domain/instrument/instrument.ts';
import type { PossibleRange } from '#domain/scoring/possible-range.ts';
import { reportSentences } from '../source/template-texts.ts';

const { assumed, meaning, step } = reportSentences;

/** An age band in years. `to` is inclusive, and null for the last band. */
export interface AgeRange {
  readonly from: number;
  readonly to: number | null;
}

/** One band for all adults. */
export const adultAgeRanges: readonly AgeRange[] = [{ from: limits.age.min, to: null }];

/** Creates a report whose levels and colours are thirds of the possible range, labelled as assumed. */
export function createReport(
  title: string,
  { min, max }: PossibleRange,
  reading: string,
  bands: readonly AgeRange[] = adultAgeRanges,
): Report {
  const third = (max - min) / 3;
  const [low, high] = [Math.floor(min + third), Math.floor(min + 2 * third)];
  const mean = (min + max) / 2;
  const createSteps = <T>(...[first, second, last]: readonly [T, T, T]): Step<T>[] => [
    { upTo: low, is: first },
    { upTo: high, is: second },
    { is: last },
  ];
  const name = title.toLowerCase();
  return {
    chart: 'bars',
    direction: 'higher',
    range: { min, max },
    tickStep: computeTick(max - min),
    average: { value: mean, basis: assumed },
    reliability: { value: 0.8, basis: assumed },
    bands: bands.map((ages) => ({
      ...ages,
      norm: { mean, sd: Math.max(Math.round(third * 5) / 10, 0.5), basis: assumed },
      levels: createSteps('Low', 'Average', 'High'),
      colours: createSteps('red', 'green', 'blue'),
    })),
    levelTexts: {
      High: {
        text: `Your answers show more ${name} than most. ${meaning}`,
        step: `${step} thing that keeps ${name} so.`,
        reading: [reading],
      },
      Average: {
        text: `Your answers show about as much ${name} as in the reference group. ${meaning}`,
        step: `${step} thing to try for ${name} this week.`,
        reading: [reading],
      },
      Low: {
        text: `By your answers, ${name} had little room lately. ${meaning}`,
        step: `${step} first step towards ${name}.`,
        reading: [reading],
      },
    },
  };
}

/** Returns the distance of ticks that divides the width evenly, into four to nine intervals if possible. */
function computeTick(width: number): number {
  const counts = [5, 4, 6, 8, 7, 9, 3, 2];
  const count = counts.find((one) => width % one === 0) ?? 1;
  return width / count;
}
