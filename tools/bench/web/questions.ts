/** The 26 items of five options that every page of the comparison asks: those of the product's second questionnaire. */
import { isQuestion } from '#domain/instrument/questions.ts';
import { instruments } from '#tests/support/instruments.ts';

/** The second in order: whoever has answered the first may begin it. */
export const instrument = instruments[1]!;
const { scale } = instrument;
if (scale.kind !== 'choice') throw new Error(`${instrument.id} has no options to compare.`);

export const items = instrument.items.flatMap((item) =>
  isQuestion(item) && 'text' in item ? [item.text] : [],
);
export const options = scale.options.map(({ label }) => label);
