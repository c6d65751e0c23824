import { keys } from './storage-keys.ts';
import { device, tab } from './storage.ts';

const key = keys.deviceSession.name;

/**
 * Starts a device session at a logout or quick exit. A tab cannot clear the session storage of other tabs, so each of
 * them removes its data when it reads the new id.
 */
export function beginDeviceSession(): void {
  device.write(key, Math.random().toString(36).slice(2));
}

/** Whether a device session has started since the last call in this tab. */
export function isNewDeviceSession(): boolean {
  const now = device.read(key);
  if (tab.read(key) === now) return false;
  if (now === null) tab.remove(key);
  else tab.write(key, now);
  return true;
}
