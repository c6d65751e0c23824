import { useMediaQuery } from './media-query.ts';

const reduced = '(prefers-reduced-motion: reduce)';

/** True when the reader has asked the device for less motion. False where nothing is known yet (server). */
export function useReducedMotion(): boolean {
  return useMediaQuery(reduced);
}

/** How to scroll to a place within a page: smoothly, unless the reader has asked for less motion. */
export function gently(): ScrollBehavior {
  return window.matchMedia?.(reduced).matches ? 'auto' : 'smooth';
}
