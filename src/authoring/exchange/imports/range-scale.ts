import type { ForeignScale } from './foreign-form.ts';

/**
 * A slider or range of whole numbers as a scale: rating for up to 20, a line for 0 to 100.
 * @returns undefined for another range, which a questionnaire cannot draw
 */
export function createRangeScale(
  min: number,
  max: number,
  low: string,
  high: string,
): ForeignScale | undefined {
  const areWhole = Number.isInteger(min) && Number.isInteger(max);
  if (areWhole && (min === 0 || min === 1) && max >= 2 && max <= 20)
    return { kind: 'rating', min, max, low, high };
  return min === 0 && max === 100 ? { kind: 'analogue', low, high } : undefined;
}

/** The widest number that a questionnaire takes; it stands where a form sets no limits. */
const widest = { min: 0, max: 100_000 } as const;

/** A number within the limits of a questionnaire. */
export function createNumberScale(
  min: number | undefined,
  max: number | undefined,
  unit?: string,
): ForeignScale {
  const lowest = Math.ceil(Math.max(min ?? widest.min, widest.min));
  const highest = Math.floor(Math.min(max ?? widest.max, widest.max));
  return { kind: 'number', min: lowest, max: Math.max(highest, lowest + 1), unit };
}

/** Labels of ends that a form does not give, to be replaced. */
export const ends = { low: 'Lowest', high: 'Highest' } as const;
