/** A statistic, or null with the reason why there is none: never NaN, never infinite. */
export type Figure = { readonly value: number } | { readonly value: null; readonly reason: string };

/** A statistic that could be worked out. */
export function figure(value: number): Figure {
  return { value };
}

/**
 * No statistic.
 * @param reason a sentence for the author who asked for it
 */
export function noFigure(reason: string): Figure & { readonly value: null } {
  return { value: null, reason };
}
