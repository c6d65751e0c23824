import { moveDrafts } from './drafts.ts';
import { moveProgress } from './forget-progress.ts';
import { forgetAllReading } from './forget-reading.ts';
import { keepPhone, type Phone, phone } from './phone.ts';

/**
 * Remembers whose phone this is, and takes this person's unfinished answers to where they belong from then on. What
 * anybody has read here goes with the word that others use the phone.
 * @returns false when the browser refused to remember; then nothing has changed
 */
export function setPhone(said: Phone, userid: string): boolean {
  if (said === phone()) return true;
  if (!keepPhone(said)) return false;
  moveDrafts(userid);
  moveProgress(userid);
  if (said === 'shared') forgetAllReading();
  return true;
}
