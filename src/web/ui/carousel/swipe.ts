/** Milliseconds between automatic changes. */
export const intervalMs = 4000;

/** Horizontal pixels of a swipe. */
const threshold = 40;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Slides to move after a swipe: 1 for the next, -1 for the previous, 0 for none. */
export function getSwipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const x = to.clientX - from.clientX;
  const y = to.clientY - from.clientY;
  if (Math.abs(x) < threshold || Math.abs(x) <= Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
