import { getServerTime } from '../server-clock.ts';
import { keys } from './storage-keys.ts';
import { readValue, removeValue, writeValue } from './storage.ts';
import { areTrialAnswersExpired, type StoredTrialAnswers } from './stored-trial-answers.ts';

/** The answers on this device; null for none. Expired ones are removed. @param now of the server; null if unknown */
export function readTrialAnswers(now = getServerTime()): StoredTrialAnswers | null {
  const stored = readValue(keys.trialAnswers);
  if (stored === null || !areTrialAnswersExpired(stored, now ?? new Date(stored.finishedAt))) return stored;
  removeTrialAnswers();
  return null;
}

/** @returns false if the browser rejected them */
export function writeTrialAnswers(answers: StoredTrialAnswers): boolean {
  return writeValue(keys.trialAnswers, answers);
}

/** Records that a registration was completed, so that the next session may take the answers over. */
export function markTrialAnswersRegistered(): void {
  const stored = readTrialAnswers();
  if (stored) writeTrialAnswers({ ...stored, isRegistered: true });
}

/** Deletes the answers. */
export function removeTrialAnswers(): void {
  removeValue(keys.trialAnswers);
}
