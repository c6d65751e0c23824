import { cookies } from '#contract/paths.ts';
import { removeSession } from '../session.ts';
import { removeCookie } from './cookies.ts';
import { beginDeviceSession } from './device-session.ts';
import { forgetPersonData, forgetAllPersonData, forgetSessionData } from './forget.ts';
import { clearReadPages } from './forget-caches.ts';
import { forgetTab } from './storage.ts';

/**
 * Removes a person's data from this device: cookies, the tab's storage, unfinished answers, progress and what was read.
 * @param sectionIds the sections that may have drafts
 * @param userid undefined when the session had ended before
 * @param everybody removes the data of all people who used this device: the quick exit
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
  // The cached pages do not say who has read them.
  if (userid !== undefined || everybody) void clearReadPages();
}
