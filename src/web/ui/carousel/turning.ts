/** Milliseconds that a slide stays. */
export const interval = 4000;

/** Pixels that a finger must travel sideways for a swipe. */
const threshold = 40;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** By how many slides a finger turns that went from one point to another: 1 for the next, -1 for the one before, or 0. */
export function swipe(from: Point, to: Point): -1 | 0 | 1 {
  const x = to.clientX - from.clientX;
  const y = to.clientY - from.clientY;
  if (Math.abs(x) < threshold || Math.abs(x) <= Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
