import type { Instrument } from './instrument.ts';
import { isQuestion, getScale } from './questions.ts';

/** Seconds that one item takes, reading and answering: an opposed pair is two statements to weigh. An estimate. */
const seconds = { choice: 8, bipolar: 15, rating: 8, analogue: 10, number: 12, several: 15 } as const;
/** For a screen of instruction. An estimate. */
const instructionSeconds = 10;
/** Seconds for the introduction before. An estimate. */
const before = 60;

/** How long an instrument takes with its introduction: whole minutes, rounded up. Dashboard and intro say the same. */
export function minutesFor(instrument: Pick<Instrument, 'scale' | 'scales' | 'items'>): number {
  const each = instrument.items.map((item) =>
    isQuestion(item) ? seconds[getScale(instrument, item).kind] : instructionSeconds,
  );
  return Math.ceil(each.reduce((sum, one) => sum + one, before) / 60);
}
