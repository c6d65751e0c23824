/**
 * A rough position in a reference group: 'lower' than or 'higher' than this many sixths of the group; 'middle'
 * for about half on each side.
 */
export type SixthsPosition =
  | { readonly side: 'lower' | 'higher'; readonly sixths: 4 | 5 | 6 }
  | { readonly side: 'middle'; readonly sixths: 3 };

/**
 * Converts a percentile to sixths of the group, for norms that are too uncertain for percentiles. The sides are
 * symmetric: 13 is "lower than 5 in 6", 87 "higher than 5 in 6". The boundaries 25 and 75 belong to the middle,
 * since they may be rounded.
 * @param percentile 1 to 99
 */
export function computeSixths(percentile: number): SixthsPosition {
  const lower = percentile < 50;
  const sixths = Math.ceil(((lower ? 100 - percentile : percentile) * 6) / 100 - 0.5);
  return sixths < 4
    ? { side: 'middle', sixths: 3 }
    : { side: lower ? 'lower' : 'higher', sixths: sixths as 4 | 5 | 6 };
}
