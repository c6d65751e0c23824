import type { Formula, Instrument, MissingRule } from '#domain/instrument/instrument.ts';
import { computePossibleRanges } from '#domain/scoring/possible-range.ts';
import { scoreAnswers } from '#domain/scoring/score.ts';
import { anInstrument, type Mutable } from '#tests/support/instrument-builder.ts';

/** The small made-up instrument (codes 1 to 4, q2 reversed, calm = q1 + q2, joy = q3 + q4) with one more score. */
export function withScore(
  formula: Formula,
  {
    decimals = 2,
    missing,
    change = () => {},
  }: {
    decimals?: number;
    missing?: MissingRule;
    change?: (draft: Mutable<Instrument>) => void;
  } = {},
): Instrument {
  return anInstrument((draft) => {
    draft.allowsMissing = true;
    change(draft);
    draft.scores.push(JSON.parse(JSON.stringify({ id: 'made', title: 'Made', formula, decimals, missing })));
  });
}

type Ans = Parameters<typeof scoreAnswers>[1];

/** What that score comes to. */
export const madeOf = (instrument: Instrument, ans: Ans) => scoreAnswers(instrument, ans).made;

/** What it can come to, from the lowest to the highest. */
export function rangeOf(instrument: Instrument): [number, number] | null {
  const range = computePossibleRanges(instrument).get('made');
  return range ? [range.min, range.max] : null;
}

/** The same codes with values of their own: 1, 2, 3, 4 count these. */
export function valued(...values: number[]) {
  return (draft: Mutable<Instrument>) => {
    if (draft.scale.kind !== 'choice') throw new Error('A list of options.');
    draft.scale.options.forEach((option, at) => (option.value = values[at]!));
  };
}
