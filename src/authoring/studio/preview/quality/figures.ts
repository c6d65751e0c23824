import { formatFixed } from '#domain/psychometrics/format-fixed.ts';
import type { Measured } from '#domain/psychometrics/quality-file.ts';
import { messages } from './messages.ts';

/** "0.87 (0.85 to 0.89)"; where there is none, why. */
export function formatMeasured(figure: Measured): string {
  const { value, low, high, reason } = figure;
  if (value === null) return reason ?? '–';
  if (low === undefined || high === undefined) return formatFixed(value);
  return messages.interval(formatFixed(value), formatFixed(low), formatFixed(high));
}

/** A count of people; a word where it is not told. */
export function count(people: number | null): number | string {
  return people ?? messages.hidden;
}

/** The figure alone; a dash where there is none. */
export function formatMeasuredValue({ value }: Measured): string {
  return value === null ? '–' : formatFixed(value);
}

/** "12 %" of a share; where there is none, why. */
export function share({ value, reason }: Measured): string {
  return value === null ? (reason ?? '–') : messages.percent((value * 100).toFixed(0));
}
