import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, readDraft, saveDraft } from '#api/device/drafts.ts';
import { type Draft, createDraft, withAnswer } from '#domain/answers/draft.ts';
import { getFixedPosition } from '#domain/answers/question-position.ts';
import { loadTabDraft } from '#features/questionnaire/draft/load-draft.ts';
import {
  mergeDraftsOfOtherTabs,
  useOtherTabChanges,
} from '#features/questionnaire/draft/synchronise-tabs.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const quiet = anInstrument();
const userid = '4711';
const getTimeIn = (ms: number) => new Date(Date.now() + ms);
const loadTab = () => loadTabDraft(quiet, userid, getFixedPosition);
const merge = (tab: ReturnType<typeof loadTab>) => mergeDraftsOfOtherTabs(tab, quiet, userid);
const write = (draft: Draft) => saveDraft(quiet.id, userid, draft);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  write(createDraft(quiet, 'key', new Date()));
});

describe('merging drafts of other tabs', () => {
  it('loses no answer of either tab', () => {
    const tab = loadTab();
    write(withAnswer(readDraft(quiet.id, userid)!, 1, 3, getTimeIn(1)));
    tab.draft = withAnswer(tab.draft, 0, 2, getTimeIn(2));
    expect(merge(tab)).toBe(true);
    expect(tab.draft.options).toEqual([2, 3, null, null]);
  });

  it('reports the end of the draft if it is no longer on the device', () => {
    const tab = loadTab();
    forgetDraft(quiet.id, userid);
    expect(merge(tab)).toBe(false);
  });
});

describe('listening to other tabs', () => {
  it('calls back for this key, for a cleared storage and when the tab becomes visible', () => {
    const changed = vi.fn();
    const { unmount } = renderHook(() => useOtherTabChanges('S1', changed));
    window.dispatchEvent(new StorageEvent('storage', { key: 'S2' }));
    expect(changed).toHaveBeenCalledTimes(0);
    window.dispatchEvent(new StorageEvent('storage', { key: 'S1' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(changed).toHaveBeenCalledTimes(3);
    unmount();
    window.dispatchEvent(new StorageEvent('storage', { key: 'S1' }));
    expect(changed).toHaveBeenCalledTimes(3);
  });
});
