import type { ForeignScale } from './foreign-form.ts';

/**
 * Creates a scale for a slider or a range of whole numbers: a rating up to 20, or a visual analogue scale from 0 to
 * 100.
 * @returns undefined for any other range, which a questionnaire does not support
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

/** The limits of a number in a questionnaire, used if the form sets none. */
const numberLimits = { min: 0, max: 100_000 } as const;

/** Creates a scale of numbers within the limits of a questionnaire. */
export function createNumberScale(
  min: number | undefined,
  max: number | undefined,
  unit?: string,
): ForeignScale {
  const lowest = Math.ceil(Math.max(min ?? numberLimits.min, numberLimits.min));
  const highest = Math.floor(Math.min(max ?? numberLimits.max, numberLimits.max));
  return { kind: 'number', min: lowest, max: Math.max(highest, lowest + 1), unit };
}

/** Placeholder labels of the ends of a scale. */
export const endLabels = { low: 'Lowest', high: 'Highest' } as const;
