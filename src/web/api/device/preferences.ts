import { keys } from './storage-keys.ts';
import { readValue, removeValue, writeValue } from './storage.ts';

/** Whether a selected answer advances to the next question. Default true, saved per device. */
export function isAutoAdvanceOn(): boolean {
  return readValue(keys.autoAdvance) !== 'off';
}

/** Saves the setting. */
export function setAutoAdvance(isOn: boolean): void {
  if (isOn) removeValue(keys.autoAdvance);
  else writeValue(keys.autoAdvance, 'off');
}
