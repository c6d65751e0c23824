/** The questions of all compared pages: the 26 items of the second questionnaire, with five options each. */
import { isQuestion } from '#domain/instrument/questions.ts';
import { instruments } from '#tests/support/instruments.ts';

/** A user who has completed the first questionnaire can open it. */
export const instrument = instruments[1]!;
const { scale } = instrument;
if (scale.kind !== 'choice')
  throw new Error(`${instrument.id} has no scale with options. Compare another questionnaire.`);

export const items = instrument.items.flatMap((item) =>
  isQuestion(item) && 'text' in item ? [item.text] : [],
);
export const options = scale.options.map(({ label }) => label);
