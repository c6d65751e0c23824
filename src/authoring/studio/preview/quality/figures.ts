import { formatFixed } from '#domain/psychometrics/format-fixed.ts';
import type { Statistic } from '#domain/psychometrics/quality-file.ts';
import { messages } from './messages.ts';

/** Formats a measured figure with its interval, such as "0.87 (0.85 to 0.89)", or the reason why there is none. */
export function formatMeasured(figure: Statistic): string {
  const { value, low, high, reason } = figure;
  if (value === null) return reason ?? '–';
  if (low === undefined || high === undefined) return formatFixed(value);
  return messages.interval(formatFixed(value), formatFixed(low), formatFixed(high));
}

/** Formats a number of people, which may be hidden for privacy. */
export function formatPeopleCount(people: number | null): number | string {
  return people ?? messages.hidden;
}

/** Formats a figure without its interval, or a dash. */
export function formatMeasuredValue({ value }: Statistic): string {
  return value === null ? '–' : formatFixed(value);
}

/** Formats a share, such as "12 %", or the reason why there is none. */
export function formatShare({ value, reason }: Statistic): string {
  return value === null ? (reason ?? '–') : messages.percent((value * 100).toFixed(0));
}
