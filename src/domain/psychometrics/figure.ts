/** A statistic, or null with the reason why it is undefined. Never NaN or infinite. */
export type Figure = { readonly value: number } | { readonly value: null; readonly reason: string };

/** Creates a figure with a value. */
export function createFigureValue(value: number): Figure {
  return { value };
}

/**
 * Creates a figure without a value.
 * @param reason a sentence for researchers
 */
export function createUndefinedFigure(reason: string): Figure & { readonly value: null } {
  return { value: null, reason };
}
