import { device } from './storage.ts';

const key = 'moveOn';

/** Does choosing an answer move on by itself? Yes, until the person switches it off on this device. */
export function movesOnByItself(): boolean {
  return device.read(key) !== 'off';
}

/** Remembers the person's choice. */
export function setMovesOnByItself(on: boolean): void {
  if (on) device.remove(key);
  else device.write(key, 'off');
}
