import { device } from './storage.ts';

/** Whose phone this is, as the person said: theirs alone, or one that others use too. */
export type Phone = 'mine' | 'shared';

const key = 'phone';

/**
 * What was said about this device; null until somebody says it, and where the browser keeps nothing. On a shared phone
 * unfinished answers live in the tab, nothing that was read is remembered, and nothing is offered to install.
 */
export function phone(): Phone | null {
  const said = device.read(key);
  return said === 'mine' || said === 'shared' ? said : null;
}

/** Remembers it; false when the browser refused to. Only `set-phone.ts` says so, for things move with it. */
export function keepPhone(said: Phone): boolean {
  return device.write(key, said);
}

/** Can this browser remember an answer at all? */
export function canKeepPhone(): boolean {
  const said = device.read(key);
  if (said !== null) return true;
  const can = device.write(key, '');
  device.remove(key);
  return can;
}
