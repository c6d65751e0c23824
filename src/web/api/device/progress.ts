import type { StoredProgress } from '#domain/progress/progress.ts';
import { keys } from './storage-keys.ts';
import { readPhoneOwnership } from './phone-ownership.ts';
import { device, removeValue, tab, writeValue } from './storage.ts';

/** Saves the step that the server reported. */
export function saveProgress(userid: string, progress: StoredProgress): void {
  // A step that was saved before the phone counted as shared.
  removeValue(keys.progress, userid);
  writeValue(keys.progress, progress, userid);
}

/** The step that the server last reported; null where none is saved. */
export function readSavedStep(userid: string): number | null {
  // In one of the two storages: on the device if it was saved there before the phone counted as shared.
  const name = keys.progress.name + userid;
  const step = keys.progress.parse(tab.read(name) ?? device.read(name) ?? '')?.currentStep;
  return Number.isInteger(step) ? Number(step) : null;
}

/**
 * Whether local storage has the step of a user. Logout and quick exit remove it in any tab, so a missing session with
 * a saved step has expired. On a shared phone the two cannot be distinguished.
 */
export function hasProgressOnDevice(userid: string): boolean {
  return device.read(keys.progress.name + userid) !== null;
}

/**
 * Sets `data-returns` on the root element if the user has completed a section, if this device has no step, or if it is
 * not known whose phone this is: the dashboard may then display notes above its cards, which wait for them (decision
 * 0053).
 */
export function toggleReturningUserAttribute(userid: string): void {
  document.documentElement.toggleAttribute(
    'data-returns',
    readSavedStep(userid) !== 0 || readPhoneOwnership() === null,
  );
}
