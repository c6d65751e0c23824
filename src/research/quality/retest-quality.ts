import { type Figure, noFigure } from '#domain/psychometrics/figure.ts';
import type { RetestQuality } from '#domain/psychometrics/quality-file.ts';
import { type Pair, retestOf } from '#domain/psychometrics/retest.ts';
import type { Person } from './gather.ts';
import { measured } from './measured.ts';

/** Sooner, people remember what they answered; later, they may have changed. The whole stretch, then each half. */
const intervals = [
  [7, 21],
  [7, 13],
  [14, 21],
] as const;

/** Below this an interval of agreement is so wide that it says nothing. */
const leastPairs = 30;

/** How far a score stays the same: first attempt and the very next one, by the days between them. */
export function retestQuality(score: string, people: readonly Person[]): RetestQuality[] {
  return intervals.map(([from, to]) => {
    const pairs = people.flatMap(({ result, again }): Pair[] => {
      if (again === null || again.days < from || again.days > to) return [];
      const [first, second] = [result[score]?.value ?? null, again.result[score]?.value ?? null];
      return first === null || second === null ? [] : [[first, second]];
    });
    const found = retestOf(pairs);
    const n = pairs.length;
    const unlessFew = (figure: Figure): Figure =>
      n < leastPairs
        ? noFigure(`${leastPairs} people who came back are needed, and there are ${n}.`)
        : figure;
    return {
      days: [from, to],
      icc: measured('icc', n, unlessFew(found.icc), n < leastPairs ? null : found.interval),
      standardError: measured('retestError', n, unlessFew(found.standardError)),
      smallestChange: measured('smallestChange', n, unlessFew(found.smallestChange)),
      shift: measured('shift', n, unlessFew(found.shift)),
    };
  });
}
