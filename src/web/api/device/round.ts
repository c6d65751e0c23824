import { phone } from './phone.ts';
import { device, tab } from './storage.ts';

const key = 'round';

/**
 * From now on what other tabs hold is of a former round, and goes when they next look: a tab cannot empty another one.
 * Each logout and quick exit begins one. Where nobody has said whose phone this is, tabs hold nothing that must go.
 */
export function beginRound(): void {
  if (phone() !== null) device.write(key, Math.random().toString(36).slice(2));
}

/** Has a round begun since this tab last looked? Says so once. */
export function isNewRound(): boolean {
  const now = device.read(key);
  if (tab.read(key) === now) return false;
  if (now === null) tab.remove(key);
  else tab.write(key, now);
  return true;
}
