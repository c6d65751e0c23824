import { keys } from './storage-keys.ts';
import { readValue } from './storage.ts';

/** Whether only this user or also other people use the phone. */
export type PhoneOwnership = 'mine' | 'shared';

/** Reads the setting; null if it was not answered or the browser denies storage. */
export function readPhoneOwnership(): PhoneOwnership | null {
  const saved = readValue(keys.phone);
  return saved === 'mine' || saved === 'shared' ? saved : null;
}
