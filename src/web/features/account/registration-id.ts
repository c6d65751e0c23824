import { readCookie, removeCookie, writeCookie } from '#api/device/cookies.ts';
import { cookies } from '#contract/paths.ts';
import { limits } from '#domain/account/limits.ts';
import { usernameKey } from '#domain/account/rules.ts';
import { beginProfileDraft, forgetProfileDraft } from './profile-draft.ts';

/**
 * Keeps the id of a registration that still lacks its profile, for one day.
 * @param username whose registration it is; what the same person typed under a former id belongs to this one now
 * @returns false when the browser keeps no cookies
 */
export function saveRegistrationId(id: string, username?: string): boolean {
  writeCookie(cookies.registrationId, id, limits.registrationDays);
  if (readRegistrationId() !== id) return false;
  beginProfileDraft(id, username === undefined ? null : usernameKey(username));
  return true;
}

/** The id of the registration under way on this device, or null. */
export function readRegistrationId(): string | null {
  return readCookie(cookies.registrationId);
}

/** Forgets the id and what was typed under it: the profile is there, or a new sign-up begins. */
export function endRegistration(): void {
  removeCookie(cookies.registrationId);
  forgetProfileDraft();
}
