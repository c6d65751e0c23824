import { keys } from './keys.ts';
import { readValue, removeValue, writeValue } from './storage.ts';

/** Whether choosing an answer advances to the next question: yes, until the person switches it off on this device. */
export function autoAdvances(): boolean {
  return readValue(keys.autoAdvance) !== 'off';
}

/** Saves the person's choice. */
export function setAutoAdvance(on: boolean): void {
  if (on) removeValue(keys.autoAdvance);
  else writeValue(keys.autoAdvance, 'off');
}
