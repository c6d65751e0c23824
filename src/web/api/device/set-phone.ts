import { moveDraftsToHomeStorage } from './drafts.ts';
import { clearReadPages } from './forget-caches.ts';
import { keys } from './keys.ts';
import { type Phone, readPhone } from './phone.ts';
import { device, getHomeStorage, removeValues, storages, writeValue } from './storage.ts';

/**
 * Saves whose phone this is, and moves the data of the user to the matching storage. On a shared phone it removes
 * visited pages.
 * @returns false if the browser rejected it; then nothing has changed
 */
export function setPhone(phone: Phone, userid: string): boolean {
  if (phone === readPhone()) return true;
  if (!writeValue(keys.phone, phone)) return false;
  moveDraftsToHomeStorage(userid);
  moveToHomeStorage(keys.progress.name + userid);
  if (phone === 'shared') {
    removeValues(keys.reading);
    void clearReadPages();
  }
  return true;
}

function moveToHomeStorage(key: string): void {
  for (const storage of storages) {
    const text = storage === getHomeStorage() ? null : storage.read(key);
    if (text === null) continue;
    getHomeStorage().write(key, text);
    storage.remove(key);
  }
}

/** Whether the browser can save the setting. */
export function canSavePhone(): boolean {
  if (device.read(keys.phone.name) !== null) return true;
  const can = device.write(keys.phone.name, '');
  device.remove(keys.phone.name);
  return can;
}
