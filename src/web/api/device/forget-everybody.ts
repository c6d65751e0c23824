import { cookies } from '#contract/paths.ts';
import { removeCookie } from './cookies.ts';
import { allKeys } from './keys.ts';
import { device, forgetTab } from './storage.ts';

/**
 * Removes everything but the settings of the device: session, unfinished answers, progress, reading and the tab's storage.
 * Needs no ids, so unknown keys go as well. Encrypted answers are in another store and stay.
 */
export function forgetEverybody(table = allKeys): void {
  for (const name of [cookies.token, cookies.userid, cookies.registrationId]) removeCookie(name);
  forgetTab();
  const settings = table.filter(({ owner, lifetime }) => owner === 'device' && lifetime === 'unlimited');
  for (const stored of device.keys())
    if (!settings.some(({ name }) => name === stored)) device.remove(stored);
}
