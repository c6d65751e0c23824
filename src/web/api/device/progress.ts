import type { StoredProgress } from '#domain/progress/progress.ts';
import { keys } from './keys.ts';
import { device, readValue, writeValue } from './storage.ts';

/** Saves the step that the server reported. */
export function saveProgress(userid: string, progress: StoredProgress): void {
  writeValue(keys.progress, progress, userid);
}

/** The step that the server last reported; null where none is saved. */
export function readSavedStep(userid: string): number | null {
  const step = readValue(keys.progress, userid)?.currentStep;
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
 * Sets `data-returns` on the root element if the user has completed a section, or if this device has no step: the
 * dashboard may then display notes above its cards and reserves space for them (decision 0053).
 */
export function markReturning(userid: string): void {
  document.documentElement.toggleAttribute('data-returns', readSavedStep(userid) !== 0);
}
