import { useMediaQuery } from './media-query.ts';

const reduced = '(prefers-reduced-motion: reduce)';

/** Whether the user prefers reduced motion. False at build time. */
export function useReducedMotion(): boolean {
  return useMediaQuery(reduced);
}

/** Scroll behaviour: smooth, unless the user prefers reduced motion. */
export function getScrollBehavior(): ScrollBehavior {
  return window.matchMedia?.(reduced).matches ? 'auto' : 'smooth';
}
