/** Leaving at once, by script or by the exit link: what both sides agree on. */

/** A neutral page that no request goes out for. A server cannot redirect there; a page can go there by itself. */
export const neutralPage = 'about:blank';

/**
 * The tab was left at once. In the tab's own name, for nothing may be in its storage then; other sites do not get to see
 * it.
 */
export const leftMark = 'left';

/**
 * How many encrypted answers wait on the device, by the value of the cookie `waiting`.
 * @returns 1 for a value that is no count: what may wait is spared
 */
export function waitingCount(value: string | null | undefined): number {
  if (!value) return 0;
  const count = Number(value);
  return Number.isInteger(count) && count >= 0 ? count : 1;
}
