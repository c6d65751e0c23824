import { useState, useSyncExternalStore } from 'react';
import { tab } from '#api/device/storage.ts';

/**
 * Holds '1', no year and no name. The tab's storage ends with the tab and with the quick exit: going back and typing
 * another year does not help, and the next user of a shared phone is not affected.
 */
const key = 'refusedForAge';

const noChanges = () => () => undefined;
const wasRefused = () => tab.read(key) !== null;

/** Was somebody refused for their age in this tab? And the function that remembers that somebody was. */
export function useAgeRefusal(): readonly [isRefused: boolean, refuse: () => void] {
  // A browser without storage still shows the refusal.
  const [isRefusedNow, setRefusedNow] = useState(false);
  // Prerendered pages know no tab.
  const wasBefore = useSyncExternalStore(noChanges, wasRefused, () => false);
  function refuse() {
    tab.write(key, '1');
    setRefusedNow(true);
  }
  return [isRefusedNow || wasBefore, refuse];
}
