import type { ForeignScale } from './foreign-form.ts';

/**
 * Creates a scale for a slider or a range of whole numbers: a rating up to 20, or a visual analogue scale.
 * @param step distance between two marks
 * @returns undefined for any other range, which a questionnaire does not support
 */
export function createRangeScale(
  min: number,
  max: number,
  low: string,
  high: string,
  step = 1,
): ForeignScale | undefined {
  const areWhole = [min, max, step].every(Number.isInteger);
  if (areWhole && step === 1 && (min === 0 || min === 1) && max >= 2 && max <= 20)
    return { kind: 'rating', min, max, low, high };
  const isLine = areWhole && min >= 0 && max > min && max <= 10_000;
  if (!isLine || step < 1 || step > 100 || (max - min) % step !== 0) return undefined;
  return {
    kind: 'analogue',
    ...((min !== 0 || max !== 100) && { min, max }),
    ...(step !== 1 && { step }),
    low,
    high,
  };
}

/** The longest text that a questionnaire stores. */
const longestText = 1000;

/** Creates the scale of an answer in the person's own words. */
export function createTextScale(maxLength: number | undefined, usual: number): ForeignScale {
  const length = maxLength !== undefined && maxLength >= 1 ? Math.floor(maxLength) : usual;
  return { kind: 'text', maxLength: Math.min(length, longestText) };
}

/** Lengths of a line and of a paragraph, used if the form sets none. */
export const textLengths = { line: 200, paragraph: 1000 } as const;

/** Creates the scale of a date, with the limits of the form such as "2020-01-31". */
export function createDateScale(min = '', max = ''): ForeignScale {
  return { kind: 'date', min: parseDate(min) ?? 19_000_101, max: parseDate(max) ?? 21_001_231 };
}

/** Converts "2020-01-31" to 20200131. */
export function parseDate(text: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text.trim()) ?? [];
  return day === undefined ? undefined : Number(`${year}${month}${day}`);
}

/** Converts a clock time such as "22:30" to minutes after midnight. */
export function parseClockTime(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(text.trim()) ?? [];
  return minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
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
