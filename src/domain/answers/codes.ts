import type { Scale } from '../instrument/instrument.ts';

/** An answer as stored and sent: a code or number, the codes of several options, a text, or null if unanswered. */
export type Answer = number | readonly number[] | string | null;

/** The maximum code of an option, as in the schema of instruments. The minimum is 1. */
export const highestCode = 99;

/** A scale whose answers are numbers, not codes of a list. */
export type NumericScale = Exclude<Scale, { kind: 'choice' | 'bipolar' | 'several' | 'text' }>;

/**
 * Whether an answer is valid on its scale. Codes of several options are ascending, and an exclusive option is
 * the only one.
 */
export function isValidAnswer(scale: Scale, answer: Exclude<Answer, null>): boolean {
  if (scale.kind === 'text')
    return typeof answer === 'string' && answer.trim() !== '' && answer.length <= scale.maxLength;
  if (scale.kind === 'several') {
    if (typeof answer !== 'object') return false;
    const chosen = scale.options.filter(({ code }) => answer.includes(code));
    const isAllowed = chosen.length === 1 || !chosen.some(({ alone }) => alone);
    return chosen.length > 0 && isAllowed && ascending(chosen).join() === answer.join();
  }
  if (typeof answer !== 'number') return false;
  if (scale.kind === 'choice') return scale.options.some(({ code }) => code === answer);
  if (scale.kind === 'bipolar') return scale.positions.some(({ code }) => code === answer);
  const { min, max } = getNumericRange(scale);
  if (!Number.isInteger(answer) || answer < min || answer > max) return false;
  if (scale.kind === 'date') return isCalendarDate(answer);
  return scale.kind !== 'analogue' || (answer - min) % (scale.step ?? 1) === 0;
}

/** Whether a number YYYYMMDD is a day of the calendar. */
function isCalendarDate(date: number): boolean {
  const [year, month, day] = [Math.floor(date / 1e4), Math.floor(date / 100) % 100, date % 100];
  const time = new Date(Date.UTC(year, month - 1, day));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
}

/** Whether 0 is a valid answer on this scale. On the other scales, 0 on the wire means unanswered. */
export function canAnswerZero({ kind }: Scale): boolean {
  return kind !== 'choice' && kind !== 'bipolar' && kind !== 'several';
}

/** Whether answers are free: texts and dates, which count in no score. */
export function isFreeScale({ kind }: Scale): boolean {
  return kind === 'text' || kind === 'date';
}

/** All codes of a scale in ascending order; each option separately on a scale with several choices, none of a free one. */
export function listCodes(scale: Scale): number[] {
  if (scale.kind === 'text' || scale.kind === 'date') return [];
  if (scale.kind === 'choice' || scale.kind === 'several') return ascending(scale.options);
  if (scale.kind === 'bipolar') return ascending(scale.positions);
  const { min, max } = getNumericRange(scale);
  return Array.from({ length: max - min + 1 }, (_, at) => min + at);
}

/**
 * The minimum and maximum answer of a numeric scale. A visual analogue scale ranges from 0 to 100 unless its file
 * has other ends.
 */
export function getNumericRange(scale: NumericScale): { readonly min: number; readonly max: number } {
  if (scale.kind === 'time') return { min: 0, max: 1439 };
  return scale.kind === 'analogue' ? { min: scale.min ?? 0, max: scale.max ?? 100 } : scale;
}

function ascending(entries: readonly { readonly code: number }[]): number[] {
  return entries.map(({ code }) => code).sort((a, b) => a - b);
}
