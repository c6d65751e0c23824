import { formatFixed } from '#domain/psychometrics/format-fixed.ts';
import type { Statistic } from '#domain/psychometrics/quality-file.ts';

/** Formats a figure with two decimals; a dash if there is none. */
export function formatFigure({ value }: Pick<Statistic, 'value'>, decimals = 2): string {
  return value === null ? '–' : formatFixed(value, decimals);
}

/** Formats a figure with its interval: "0.87 (0.85 to 0.89)"; the reason if there is none. */
export function formatWithInterval(figure: Statistic): string {
  const { value, low, high, reason = 'none' } = figure;
  if (value === null) return reason;
  return low === undefined || high === undefined
    ? formatFigure(figure)
    : `${formatFigure(figure)} (${formatFixed(low)} to ${formatFixed(high)})`;
}

/** Formats a proportion as "12 %"; a dash if there is none. */
export function formatPercent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;
}

/** Formats a count of people; "hidden" if it is suppressed. */
export function formatCount(count: number | null): string | number {
  return count ?? 'hidden';
}
