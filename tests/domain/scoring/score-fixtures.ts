import type { Formula, Instrument, MissingRule } from '#domain/instrument/instrument.ts';
import { computePossibleRanges } from '#domain/scoring/possible-range.ts';
import { scoreAnswers } from '#domain/scoring/score.ts';
import { anInstrument, type Mutable } from '#tests/support/instrument-builder.ts';

/** The small fixture instrument (codes 1 to 4, q2 reversed, calm = q1 + q2, joy = q3 + q4) with an additional score. */
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

/** The value of that score. */
export const computeAddedScore = (instrument: Instrument, ans: Ans) => scoreAnswers(instrument, ans).made;

/** The range of that score. */
export function computeAddedRange(instrument: Instrument): [number, number] | null {
  const range = computePossibleRanges(instrument).get('made');
  return range ? [range.min, range.max] : null;
}

/** The same codes with these values for 1, 2, 3, 4. */
export function setValues(...values: number[]) {
  return (draft: Mutable<Instrument>) => {
    if (draft.scale.kind !== 'choice') throw new Error('The scale must be a list of options.');
    draft.scale.options.forEach((option, at) => (option.value = values[at]!));
  };
}
