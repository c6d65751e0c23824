/** The quick exit, by script or by a link: constants of client and server. */

/** A neutral page that causes no network request. A server cannot redirect to it; a page can navigate to it. */
export const neutralPage = 'about:blank';

/** Key in the session storage of a tab after a quick exit, written after its storage is cleared. Other sites cannot read it. */
export const quickExitKey = 'left';

/** Key of the encrypted safety plan in local storage, which only its own page deletes. */
export const safetyPlanKey = 'safetyPlan';

/**
 * Parses the cookie `waiting`, the number of queued submissions on the device.
 * @returns 1 for an invalid value, so that queued submissions are not deleted
 */
export function parseQueuedCount(value: string | null | undefined): number {
  if (!value) return 0;
  const count = Number(value);
  return Number.isInteger(count) && count >= 0 ? count : 1;
}
