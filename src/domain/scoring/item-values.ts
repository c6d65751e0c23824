import { type Answers, codesOf, withoutZeros } from '../answers/answers.ts';
import type { Instrument } from '../instrument/instrument.ts';

/**
 * What each item adds to its score, by item id: its code, or lowest + highest − code where it is reverse-keyed;
 * null where it is unanswered.
 */
export function itemValues(instrument: Instrument, ans: Answers): ReadonlyMap<string, number | null> {
  const codes = codesOf(instrument.scale);
  const mirror = codes[0]! + codes[codes.length - 1]!;
  const answers = withoutZeros(ans);
  return new Map(
    instrument.items.map((item, position) => {
      const code = answers[position] ?? null;
      return [item.id, item.reverse && code !== null ? mirror - code : code];
    }),
  );
}
