import type { Figure } from '#domain/psychometrics/figure.ts';

/** A figure with so many decimal places; a dash where there is none. */
export function formatFigure({ value }: Figure, decimals = 2): string {
  return value === null ? '–' : value.toFixed(decimals);
}
