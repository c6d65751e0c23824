import type { Step } from '#domain/instrument/instrument.ts';

/** A part of the range of a score with a constant level or colour. */
export interface ScaleSegment {
  readonly from: number;
  readonly to: number;
  readonly is: string;
}

/**
 * Converts thresholds to segments of a range, in score points. Limits outside the range are ignored.
 * @param range displayed range of the score
 */
export function listSegments(
  steps: readonly Step<string>[],
  range: { readonly min: number; readonly max: number },
): ScaleSegment[] {
  const segments: ScaleSegment[] = [];
  let from = range.min;
  for (const { upTo, below, is } of steps) {
    const to = Math.min(upTo ?? below ?? range.max, range.max);
    if (to > from) segments.push({ from, to, is });
    from = Math.max(from, to);
  }
  return segments;
}

/** Lists the ends of a range and all limits within it, ascending. */
export function listCuts(
  lists: readonly (readonly Step<string>[])[],
  range: { readonly min: number; readonly max: number },
): number[] {
  const ends = lists.flatMap((steps) => listSegments(steps, range).map(({ to }) => to));
  return [...new Set([range.min, ...ends, range.max])].sort((a, b) => a - b);
}
