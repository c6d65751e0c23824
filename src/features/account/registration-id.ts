import { readCookie, removeCookie, writeCookie } from '../../api/device/cookies.ts';
import { cookies } from '../../contract/paths.ts';
import { limits } from '../../domain/account/limits.ts';

/** Keeps the id of a registration that still lacks its profile, for one day. */
export function keepRegistration(id: string): void {
  writeCookie(cookies.registrationId, id, limits.registrationDays);
}

/** The id of the registration under way on this device, or null. */
export function registrationUnderWay(): string | null {
  return readCookie(cookies.registrationId);
}

/** Forgets the id: the profile is there, or a new sign-up begins. */
export function endRegistration(): void {
  removeCookie(cookies.registrationId);
}
