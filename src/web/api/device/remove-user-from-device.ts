import { cookies } from '#contract/paths.ts';
import { removeSession } from '../session.ts';
import { removeCookie } from './cookies.ts';
import { beginDeviceSession } from './device-session.ts';
import {
  removeStoredUserData,
  removeAllStoredUserData,
  removeStoredSessionData,
} from './remove-stored-data.ts';
import { clearVisitedPages } from './delete-caches-and-worker.ts';
import { clearSessionStorage } from './storage.ts';

/**
 * Removes the data of a user from this device: cookies, session storage, drafts, progress and read pages.
 * @param sectionIds sections that may have drafts
 * @param userid undefined if the session has already ended
 * @param everybody removes the data of all users of this device, for the quick exit
 */
export function removeUserFromDevice(
  sectionIds: readonly string[],
  userid: string | undefined,
  everybody = false,
): void {
  removeSession();
  removeCookie(cookies.registrationId);
  removeStoredSessionData();
  clearSessionStorage();
  beginDeviceSession();
  if (userid !== undefined) removeStoredUserData(userid, sectionIds);
  if (everybody) removeAllStoredUserData(sectionIds);
  // Cached pages do not record who has read them.
  if (userid !== undefined || everybody) void clearVisitedPages();
}
