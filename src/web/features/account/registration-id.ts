import { readCookie, removeCookie, writeCookie } from '#api/device/cookies.ts';
import { cookies } from '#contract/paths.ts';
import { limits } from '#domain/account/limits.ts';
import { usernameKey } from '#domain/account/username.ts';
import { beginProfileDraft, forgetProfileDraft } from './profile-draft.ts';

/**
 * Saves the id of a registration without a profile in a cookie, for one day.
 * @param username keeps the draft that the same person typed under another id
 * @returns false if the browser has cookies disabled
 */
export function saveRegistrationId(id: string, username?: string): boolean {
  writeCookie(cookies.registrationId, id, limits.registrationDays);
  if (readRegistrationId() !== id) return false;
  beginProfileDraft(id, username === undefined ? null : usernameKey(username));
  return true;
}

/** The id of the open registration of this device, or null. */
export function readRegistrationId(): string | null {
  return readCookie(cookies.registrationId);
}

/** Removes the registration id and its draft. */
export function removeRegistrationData(): void {
  removeCookie(cookies.registrationId);
  forgetProfileDraft();
}
