import { useEffect, useEffectEvent } from 'react';
import { isDraftPerTab } from '#api/device/drafts.ts';
import { mergeDrafts } from '#domain/answers/merge-drafts.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { createIdempotencyKey } from './attempt-key.ts';
import { hasDraftEnded } from './has-ended.ts';
import { readSavedDraft, getContinuableDraft } from './load-draft.ts';
import type { TabDraft } from './tab-draft.ts';

/**
 * Merges the changes of other tabs into the draft of this tab.
 * @returns false if the draft has ended: it is no longer on the device
 */
export function mergeDraftsOfOtherTabs(tab: TabDraft, instrument: Instrument, userid: string): boolean {
  const saved = readSavedDraft(instrument, userid);
  // The same object: no tab has written.
  if (saved && saved === tab.saved) return true;
  tab.saved = saved;
  const otherDraft = getContinuableDraft(saved, instrument, userid);
  if (!otherDraft) return !hasDraftEnded(tab);
  tab.wasSaved = true;
  tab.isPerTab = isDraftPerTab(instrument.id, userid);
  tab.draft = mergeDrafts(otherDraft, tab.draft, createIdempotencyKey());
  return true;
}

/**
 * Calls back when another tab may have changed a key.
 * @param key key in local storage
 */
export function useOtherTabChanges(key: string, onChange: () => void): void {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if ((event.key ?? key) === key) handleChange();
    };
    // A suspended tab gets no storage events.
    const onVisible = () => {
      if (document.visibilityState === 'visible') handleChange();
    };
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [key]);
}
