import { waitingCount } from '#contract/exit.ts';
import { cookies } from '#contract/paths.ts';
import { readCookie } from './cookies.ts';

/**
 * How many finished questionnaires wait on this device to be sent, sealed. In a cookie, so that whatever leaves the
 * program knows it at once, and the server's exit link too. Whoever keeps or sends parcels writes it.
 */
export function waitingParcels(): number {
  return waitingCount(readCookie(cookies.waiting));
}
