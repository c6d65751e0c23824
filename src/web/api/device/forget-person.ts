import { cookies } from '#contract/paths.ts';
import { removeSession } from '../session.ts';
import { removeCookie } from './cookies.ts';
import { beginDeviceSession } from './device-session.ts';
import { forgetPersonData, forgetAllPersonData, forgetSessionData } from './forget.ts';
import { clearReadPages } from './forget-caches.ts';
import { forgetTab } from './storage.ts';

/**
 * Removes the data of a user from this device: cookies, session storage, drafts, progress and read pages.
 * @param sectionIds sections that may have drafts
 * @param userid undefined if the session has already ended
 * @param everybody removes the data of all users of this device, for the quick exit
 */
export function forgetPerson(
  sectionIds: readonly string[],
  userid: string | undefined,
  everybody = false,
): void {
  removeSession();
  removeCookie(cookies.registrationId);
  forgetSessionData();
  forgetTab();
  beginDeviceSession();
  if (userid !== undefined) forgetPersonData(userid, sectionIds);
  if (everybody) forgetAllPersonData(sectionIds);
  // Cached pages do not record who has read them.
  if (userid !== undefined || everybody) void clearReadPages();
}
