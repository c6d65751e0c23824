import { formatFixed } from '#domain/psychometrics/format-fixed.ts';
import type { Measured } from '#domain/psychometrics/quality-file.ts';

/** Two places, as such figures are published; a dash where there is none. */
export function formatFigure({ value }: Pick<Measured, 'value'>, decimals = 2): string {
  return value === null ? '–' : formatFixed(value, decimals);
}

/** "0.87 (0.85 to 0.89)"; why there is none, where there is none. */
export function withInterval(figure: Measured): string {
  const { value, low, high, reason = 'none' } = figure;
  if (value === null) return reason;
  return low === undefined || high === undefined
    ? formatFigure(figure)
    : `${formatFigure(figure)} (${formatFixed(low)} to ${formatFixed(high)})`;
}

/** "12 %" of a share; a dash where there is none. */
export function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;
}

/** A count of people; "hidden" where it is not told. */
export function people(count: number | null): string | number {
  return count ?? 'hidden';
}
