import { moveDrafts } from './drafts.ts';
import { clearReadPages } from './forget-caches.ts';
import { keys } from './keys.ts';
import { type Phone, phone, savePhone } from './phone.ts';
import { home, storages, removeValues } from './storage.ts';

/**
 * Saves whose phone this is, and moves the data of the user to the matching storage. On a shared phone it removes
 * visited pages.
 * @returns false if the browser rejected it; then nothing has changed
 */
export function setPhone(said: Phone, userid: string): boolean {
  if (said === phone()) return true;
  if (!savePhone(said)) return false;
  moveDrafts(userid);
  moveHome(keys.progress.name + userid);
  if (said === 'shared') {
    removeValues(keys.reading);
    void clearReadPages();
  }
  return true;
}

function moveHome(key: string): void {
  for (const place of storages) {
    const text = place === home() ? null : place.read(key);
    if (text === null) continue;
    home().write(key, text);
    place.remove(key);
  }
}
