import { moveDraftsToUserStorage } from './drafts.ts';
import { clearVisitedPages } from './delete-caches-and-worker.ts';
import { keys } from './storage-keys.ts';
import { type PhoneOwnership, readPhoneOwnership } from './phone-ownership.ts';
import { device, getUserDataStorage, removeValues, storages, writeValue } from './storage.ts';

/**
 * Saves whose phone this is, and moves the data of the user to the matching storage. On a shared phone it removes
 * visited pages and plans.
 * @returns false if the browser rejected it; then nothing has changed
 */
export function savePhoneOwnership(phone: PhoneOwnership, userid: string): boolean {
  if (phone === readPhoneOwnership()) return true;
  if (!writeValue(keys.phone, phone)) return false;
  moveDraftsToUserStorage(userid);
  moveToHomeStorage(keys.progress.name + userid);
  if (phone === 'shared') {
    removeValues(keys.reading);
    removeValues(keys.plan);
    void clearVisitedPages();
  }
  return true;
}

function moveToHomeStorage(key: string): void {
  for (const storage of storages) {
    const text = storage === getUserDataStorage() ? null : storage.read(key);
    if (text === null) continue;
    getUserDataStorage().write(key, text);
    storage.remove(key);
  }
}

/** Whether the browser can save the setting. */
export function canSavePhoneOwnership(): boolean {
  if (device.read(keys.phone.name) !== null) return true;
  const can = device.write(keys.phone.name, '');
  device.remove(keys.phone.name);
  return can;
}
