import { keys } from './keys.ts';
import { device, readValue, writeValue } from './storage.ts';

/** Whose phone this is, as the person said: only theirs, or one that other people use too. */
export type Phone = 'mine' | 'shared';

/**
 * What was said about this device; null until a person says it, and where the browser saves nothing. On a shared phone
 * unfinished answers are in the tab, nothing that was read is saved, and nothing is offered to install.
 */
export function phone(): Phone | null {
  const saved = readValue(keys.phone);
  return saved === 'mine' || saved === 'shared' ? saved : null;
}

/** Saves it; false when the browser refused. Only `setPhone` calls it, for data moves with it. */
export function savePhone(said: Phone): boolean {
  return writeValue(keys.phone, said);
}

/** Whether this browser can save an answer at all. */
export function canSavePhone(): boolean {
  if (device.read(keys.phone.name) !== null) return true;
  const can = device.write(keys.phone.name, '');
  device.remove(keys.phone.name);
  return can;
}
