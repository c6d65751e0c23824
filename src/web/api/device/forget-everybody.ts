import { cookies } from '#contract/paths.ts';
import { removeCookie } from './cookies.ts';
import { device, forgetTab } from './storage.ts';

/** What says how this device is used, and nothing about anybody. */
const kept: readonly string[] = ['phone', 'moveOn', 'install'];

/**
 * Takes everybody's traces off this device without asking what there may be: session, unfinished answers, progress,
 * reading, marks, and whatever the tab remembers. Sealed answers are elsewhere and stay.
 */
export function forgetEverybody(): void {
  for (const name of [cookies.token, cookies.userid, cookies.registrationId]) removeCookie(name);
  forgetTab();
  for (const key of device.keys()) if (!kept.includes(key)) device.remove(key);
}
