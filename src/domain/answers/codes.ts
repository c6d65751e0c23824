import type { Scale } from '../instrument/instrument.ts';

/** An answer as it is stored and travels: a code or number, the codes of several options; null where there is none. */
export type Answer = number | readonly number[] | null;

/** The highest code of an option; the lowest is 1. The schema of instruments says the same. */
export const highestCode = 99;

/** Is this an answer that the scale knows? A list of codes is ascending, and an option that stands alone alone in it. */
export function isOn(scale: Scale, answer: Exclude<Answer, null>): boolean {
  if (scale.kind === 'several') {
    if (typeof answer === 'number') return false;
    const chosen = scale.options.filter(({ code }) => answer.includes(code));
    const isAllowed = chosen.length === 1 || !chosen.some(({ alone }) => alone);
    return chosen.length > 0 && isAllowed && ascending(chosen).join() === answer.join();
  }
  if (typeof answer !== 'number') return false;
  if (scale.kind === 'choice') return scale.options.some(({ code }) => code === answer);
  if (scale.kind === 'bipolar') return scale.positions.some(({ code }) => code === answer);
  const { min, max } = endsOfRow(scale);
  return Number.isInteger(answer) && answer >= min && answer <= max;
}

/** Is 0 an answer on this scale? On the others it says "unanswered", as null does everywhere. */
export function hasZero({ kind }: Scale): boolean {
  return kind === 'rating' || kind === 'analogue' || kind === 'number';
}

/** Every single answer of a scale, ascending; of several options each alone. */
export function listCodes(scale: Scale): number[] {
  if (scale.kind === 'choice' || scale.kind === 'several') return ascending(scale.options);
  if (scale.kind === 'bipolar') return ascending(scale.positions);
  const { min, max } = endsOfRow(scale);
  return Array.from({ length: max - min + 1 }, (_, at) => min + at);
}

/**
 * The lowest and the highest answer of a scale whose answers are a row of whole numbers. A line has no such numbers in its
 * file: its ends are 0 and 100, as in every program that asks by one.
 */
export function endsOfRow(scale: Extract<Scale, { kind: 'rating' | 'analogue' | 'number' }>): {
  readonly min: number;
  readonly max: number;
} {
  return scale.kind === 'analogue' ? { min: 0, max: 100 } : scale;
}

function ascending(entries: readonly { readonly code: number }[]): number[] {
  return entries.map(({ code }) => code).sort((a, b) => a - b);
}
