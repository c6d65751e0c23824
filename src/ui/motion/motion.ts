import { useMediaQuery } from './media-query.ts';

/** True when the reader has asked the device for less motion. False where nothing is known yet (server). */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
