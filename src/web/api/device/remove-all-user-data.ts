import { cookies } from '#contract/paths.ts';
import { removeCookie } from './cookies.ts';
import { allKeys } from './storage-keys.ts';
import { device, clearSessionStorage } from './storage.ts';

/**
 * Removes everything except the settings of the device: session, drafts, progress, reading and session storage.
 * Unknown keys are removed too. Queued submissions are in IndexedDB and stay.
 */
export function removeAllUserData(table = allKeys): void {
  for (const name of [cookies.token, cookies.userid, cookies.registrationId]) removeCookie(name);
  clearSessionStorage();
  const settings = table.filter(({ owner, lifetime }) => owner === 'device' && lifetime === 'unlimited');
  for (const stored of device.keys())
    if (!settings.some(({ name }) => name === stored)) device.remove(stored);
}
