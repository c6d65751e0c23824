import type { Step } from '#domain/instrument/instrument.ts';

/** A stretch of a score's range on which a threshold list says one thing. */
export interface ScaleSegment {
  readonly from: number;
  readonly to: number;
  readonly is: string;
}

/**
 * A threshold list as stretches of a range, in score points. A limit outside the range makes no stretch.
 * @param range the displayed range of the score
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

/** Both ends of a range and every limit of some threshold lists within it, ascending. */
export function listCuts(
  lists: readonly (readonly Step<string>[])[],
  range: { readonly min: number; readonly max: number },
): number[] {
  const ends = lists.flatMap((steps) => listSegments(steps, range).map(({ to }) => to));
  return [...new Set([range.min, ...ends, range.max])].sort((a, b) => a - b);
}
