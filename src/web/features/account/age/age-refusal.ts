import { useState, useSyncExternalStore } from 'react';
import { tabKeys } from '#api/device/tab-keys.ts';
import { readValue, writeValue } from '#api/device/storage.ts';

const noChanges = () => () => undefined;
const wasRefused = () => readValue(tabKeys.ageRefusal) !== null;

/** Was somebody refused for their age in this tab? And the function that remembers that somebody was. */
export function useAgeRefusal(): readonly [isRefused: boolean, refuse: () => void] {
  // A browser without storage still shows the refusal.
  const [isRefusedNow, setRefusedNow] = useState(false);
  // Prerendered pages know no tab.
  const wasBefore = useSyncExternalStore(noChanges, wasRefused, () => false);
  function refuse() {
    // No year and no name. The tab's storage ends with the tab and with the quick exit: going back and typing another year
    // does not help, and the next user of a shared phone is not affected.
    writeValue(tabKeys.ageRefusal, '1');
    setRefusedNow(true);
  }
  return [isRefusedNow || wasBefore, refuse];
}
