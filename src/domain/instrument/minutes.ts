import type { Instrument } from './instrument.ts';
import { isQuestion, getScale } from './questions.ts';

/** Estimated seconds per item, by the kind of its scale. An item of a bipolar scale has two statements to read. */
const seconds = {
  choice: 8,
  bipolar: 15,
  rating: 8,
  analogue: 10,
  number: 12,
  several: 15,
  time: 15,
  duration: 15,
  date: 20,
  text: 45,
} as const;
/** Estimated seconds for an instruction. */
const instructionSeconds = 10;
/** Estimated seconds for the introduction. */
const introductionSeconds = 60;

/** Estimates the duration of an instrument with its introduction, in whole minutes, rounded up. */
export function estimateMinutes(instrument: Pick<Instrument, 'scale' | 'scales' | 'items'>): number {
  const each = instrument.items.map((item) =>
    isQuestion(item) ? seconds[getScale(instrument, item).kind] : instructionSeconds,
  );
  return Math.ceil(each.reduce((sum, one) => sum + one, introductionSeconds) / 60);
}
