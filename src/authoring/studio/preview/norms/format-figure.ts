import type { Figure } from '#domain/psychometrics/figure.ts';

/** Formats a figure with a number of decimals, or a dash. */
export function formatFigure({ value }: Figure, decimals = 2): string {
  return value === null ? '–' : value.toFixed(decimals);
}
