import { useEffect, useEffectEvent } from 'react';
import { readPhone } from '#api/device/phone.ts';
import { mergeDrafts } from '#domain/answers/merge-drafts.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { newAttemptKey } from './attempt-key.ts';
import { hasEnded } from './end-of-draft.ts';
import { readSavedDraft, toContinue } from './load-draft.ts';
import type { TabDraft } from './tab-draft.ts';

/**
 * Merges what other tabs have written into the draft of this tab.
 * @returns false when the draft has ended: the device no longer has it
 */
export function mergeOtherTabs(tab: TabDraft, instrument: Instrument, userid: string): boolean {
  const saved = readSavedDraft(instrument, userid);
  // The same object: no tab has written since.
  if (saved && saved === tab.saved) return true;
  tab.saved = saved;
  const other = toContinue(saved, instrument, userid);
  if (!other) return !hasEnded(tab);
  tab.wasSaved = true;
  tab.isPerTab = readPhone() === 'shared';
  tab.draft = mergeDrafts(other, tab.draft, newAttemptKey());
  return true;
}

/**
 * Calls back whenever another tab may have changed what the device has under a key.
 * @param key within local storage
 */
export function useOtherTabs(key: string, onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if ((event.key ?? key) === key) changed();
    };
    // A suspended tab gets no storage events.
    const onVisible = () => {
      if (document.visibilityState === 'visible') changed();
    };
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [key]);
}
