import type { Step } from '#domain/instrument/instrument.ts';

/** A stretch of a score's range on which a threshold list says one thing. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly is: string;
}

/**
 * A threshold list as stretches of a range, in score points. A limit outside the range makes no stretch.
 * @param range the displayed range of the score
 */
export function segmentsOf(
  steps: readonly Step<string>[],
  range: { readonly min: number; readonly max: number },
): Segment[] {
  const segments: Segment[] = [];
  let from = range.min;
  for (const { upTo, below, is } of steps) {
    const to = Math.min(upTo ?? below ?? range.max, range.max);
    if (to > from) segments.push({ from, to, is });
    from = Math.max(from, to);
  }
  return segments;
}

/** Both ends of a range and every limit of some threshold lists within it, ascending. */
export function cutsOf(
  lists: readonly (readonly Step<string>[])[],
  range: { readonly min: number; readonly max: number },
): number[] {
  const ends = lists.flatMap((steps) => segmentsOf(steps, range).map(({ to }) => to));
  return [...new Set([range.min, ...ends, range.max])].sort((a, b) => a - b);
}
