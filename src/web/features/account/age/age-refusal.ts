import { useState, useSyncExternalStore } from 'react';
import { tabKeys } from '#api/device/tab-keys.ts';
import { readValue, writeValue } from '#api/device/storage.ts';

const subscribeToNothing = () => () => undefined;
const readRefusal = () => readValue(tabKeys.ageRefusal) !== null;

/** Returns whether sign-up was refused in this tab because of age, and a function that records a refusal. */
export function useAgeRefusal(): readonly [isRefused: boolean, refuse: () => void] {
  // Without storage, the refusal is in this state only.
  const [isRefusedNow, setRefusedNow] = useState(false);
  // The prerendered page has no tab storage.
  const wasRefusedBefore = useSyncExternalStore(subscribeToNothing, readRefusal, () => false);
  function refuse() {
    // Stores only a flag: no year, no name. The tab storage ends with the tab and with the quick exit, so another
    // year cannot be tried in this tab, and the next user of a shared phone is not affected.
    writeValue(tabKeys.ageRefusal, '1');
    setRefusedNow(true);
  }
  return [isRefusedNow || wasRefusedBefore, refuse];
}
