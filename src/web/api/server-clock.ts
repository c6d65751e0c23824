import { isApiSameOrigin } from './address.ts';

/** Time of the server in ms since 1970, and the monotonic time of its response. */
let known: { readonly time: number; readonly at: number } | null = null;

/**
 * Reads the time of a response of our server. The clock of the device may be wrong and may be set right at any time.
 * Responses of captive portals and other proxies have no request id.
 */
export function recordServerTime({ headers }: Pick<Response, 'headers'>): void {
  const time = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(time) && headers.has('Request-Id')) known = { time, at: performance.now() };
}

/**
 * The time of the server; null until it has answered. Only by it data is removed for its age. Another origin does not expose its
 * time, so that of the device counts.
 */
export function getServerTime(): Date | null {
  if (known) return new Date(known.time + performance.now() - known.at);
  return isApiSameOrigin ? null : new Date();
}

/** The time of the server if it is known, else of the device. */
export function getNow(): Date {
  return getServerTime() ?? new Date();
}

/** Forgets the time of the server. Tests share one page. */
export function resetServerTime(): void {
  known = null;
}
