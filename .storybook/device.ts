import { forgetArrivals } from '#api/outbox/on-phone.ts';

/** In the tests, many stories share one page: none finds what another left on the device, or has sent. */
export function clearedDevice(): void {
  if (!import.meta.env.STORY_TWINS) return;
  forgetArrivals();
  localStorage.clear();
  sessionStorage.clear();
}
