import type { StoredProgress } from '#domain/progress/progress.ts';
import { keys } from './keys.ts';
import { device, readValue, writeValue } from './storage.ts';

/** Saves the step that the server reported. */
export function saveProgress(userid: string, progress: StoredProgress): void {
  writeValue(keys.progress, progress, userid);
}

/** The step that the server last reported; null where none is saved. */
export function savedStep(userid: string): number | null {
  const step = readValue(keys.progress, userid)?.currentStep;
  return Number.isInteger(step) ? Number(step) : null;
}

/**
 * Whether local storage has a step of this person. A logout or quick exit in any tab would have removed it: a session that
 * is gone nevertheless has expired. On a shared phone the two cannot be distinguished.
 */
export function hasProgressOnDevice(userid: string): boolean {
  return device.read(keys.progress.name + userid) !== null;
}

/**
 * Marks the page for a person who has finished something before, or of whom this device knows nothing, as after a logout:
 * notes may appear above the cards of a dashboard, which wait for them, so that nothing moves (decision 0053).
 */
export function markReturning(userid: string): void {
  document.documentElement.toggleAttribute('data-returns', savedStep(userid) !== 0);
}
