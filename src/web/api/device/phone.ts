import { keys } from './keys.ts';
import { device, readValue, writeValue } from './storage.ts';

/** Whether only this user or also other people use the phone. */
export type Phone = 'mine' | 'shared';

/**
 * Reads the setting; null if it was not answered or the browser denies storage. On a shared phone drafts are in
 * session storage, visited pages are not saved, and no installation is offered.
 */
export function readPhone(): Phone | null {
  const saved = readValue(keys.phone);
  return saved === 'mine' || saved === 'shared' ? saved : null;
}

/**
 * Saves the setting. Only `setPhone` may call it, because data moves with it.
 * @returns false if the browser rejected it
 */
export function savePhone(phone: Phone): boolean {
  return writeValue(keys.phone, phone);
}

/** Whether the browser can save the setting. */
export function canSavePhone(): boolean {
  if (device.read(keys.phone.name) !== null) return true;
  const can = device.write(keys.phone.name, '');
  device.remove(keys.phone.name);
  return can;
}
