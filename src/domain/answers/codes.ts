import type { Scale } from '../instrument/instrument.ts';

/** An answer as stored and sent: a code or number, the codes of several options, or null if unanswered. */
export type Answer = number | readonly number[] | null;

/** The maximum code of an option, as in the schema of instruments. The minimum is 1. */
export const highestCode = 99;

/**
 * Whether an answer is valid on its scale. Codes of several options are ascending, and an exclusive option is
 * the only one.
 */
export function isValidAnswer(scale: Scale, answer: Exclude<Answer, null>): boolean {
  if (scale.kind === 'several') {
    if (typeof answer === 'number') return false;
    const chosen = scale.options.filter(({ code }) => answer.includes(code));
    const isAllowed = chosen.length === 1 || !chosen.some(({ alone }) => alone);
    return chosen.length > 0 && isAllowed && ascending(chosen).join() === answer.join();
  }
  if (typeof answer !== 'number') return false;
  if (scale.kind === 'choice') return scale.options.some(({ code }) => code === answer);
  if (scale.kind === 'bipolar') return scale.positions.some(({ code }) => code === answer);
  const { min, max } = getNumericRange(scale);
  return Number.isInteger(answer) && answer >= min && answer <= max;
}

/** Whether 0 is a valid answer on this scale. On the other scales, 0 on the wire means unanswered. */
export function canAnswerZero({ kind }: Scale): boolean {
  return kind === 'rating' || kind === 'analogue' || kind === 'number';
}

/** All codes of a scale in ascending order; each option separately on a scale with several choices. */
export function listCodes(scale: Scale): number[] {
  if (scale.kind === 'choice' || scale.kind === 'several') return ascending(scale.options);
  if (scale.kind === 'bipolar') return ascending(scale.positions);
  const { min, max } = getNumericRange(scale);
  return Array.from({ length: max - min + 1 }, (_, at) => min + at);
}

/**
 * The minimum and maximum answer of a numeric scale. A visual analogue scale ranges from 0 to 100 unless its file
 * has other ends.
 */
export function getNumericRange(scale: Extract<Scale, { kind: 'rating' | 'analogue' | 'number' }>): {
  readonly min: number;
  readonly max: number;
} {
  return scale.kind === 'analogue' ? { min: scale.min ?? 0, max: scale.max ?? 100 } : scale;
}

function ascending(entries: readonly { readonly code: number }[]): number[] {
  return entries.map(({ code }) => code).sort((a, b) => a - b);
}
