import { useState, useSyncExternalStore } from 'react';
import { device } from '#api/device/storage.ts';
import { keys } from '#api/device/storage-keys.ts';
import type { StoredTrialAnswers } from '#api/device/stored-trial-answers.ts';
import { readTrialAnswers } from '#api/device/trial-answers.ts';

/**
 * The stored answers when the component was mounted; null for none, and in prerendered pages.
 * @returns the answers, and a function that hides them after they were sent or deleted
 */
export function useTrialAnswers(): readonly [answers: StoredTrialAnswers | null, hide: () => void] {
  const [isHidden, setHidden] = useState(false);
  const text = useSyncExternalStore(
    subscribeToStorage,
    () => device.read(keys.trialAnswers.name),
    () => null,
  );
  return [isHidden || text === null ? null : readTrialAnswers(), () => setHidden(true)];
}

/** Other tabs may change or delete the answers. */
function subscribeToStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
