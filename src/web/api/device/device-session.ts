import { keys } from './keys.ts';
import { phone } from './phone.ts';
import { device, tab } from './storage.ts';

const key = keys.deviceSession.name;

/**
 * Begins a device session: what other tabs have of the one before is removed when they next look, since a tab cannot empty
 * the storage of another. Each logout and quick exit begins one. Where it is not known whose phone this is, tabs have
 * nothing that must be removed.
 */
export function beginDeviceSession(): void {
  if (phone() !== null) device.write(key, Math.random().toString(36).slice(2));
}

/** Whether a device session has begun since this tab last looked. True once for each. */
export function isNewDeviceSession(): boolean {
  const now = device.read(key);
  if (tab.read(key) === now) return false;
  if (now === null) tab.remove(key);
  else tab.write(key, now);
  return true;
}
