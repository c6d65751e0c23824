/**
 * A place among a reference group, told coarsely. `lower`: lower than so many sixths of the group; `higher`: higher than
 * so many; `middle`: about half stand on each side.
 */
export type SixthsPosition =
  | { readonly side: 'lower' | 'higher'; readonly sixths: 4 | 5 | 6 }
  | { readonly side: 'middle'; readonly sixths: 3 };

/**
 * The place of a percentile in sixths of the group, for norms that are too uncertain for hundredths. Both sides mirror
 * each other: 13 is "lower than 5 in 6", 87 "higher than 5 in 6". Just between two, at 25 and 75, it is the one nearer to
 * the middle: words never claim more than the number beside them, which may have been rounded up to there.
 * @param percentile 1 to 99, the share that scored lower in hundredths
 */
export function computeSixths(percentile: number): SixthsPosition {
  const lower = percentile < 50;
  const sixths = Math.ceil(((lower ? 100 - percentile : percentile) * 6) / 100 - 0.5);
  return sixths < 4
    ? { side: 'middle', sixths: 3 }
    : { side: lower ? 'lower' : 'higher', sixths: sixths as 4 | 5 | 6 };
}
