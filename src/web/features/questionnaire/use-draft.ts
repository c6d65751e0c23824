import { useEffect, useRef, useState } from 'react';
import { loadDraft, saveDraft } from '#api/device/drafts.ts';
import { readSession } from '#api/session.ts';
import { atIndex, type Draft, newDraft, withAnswer } from '#domain/answers/draft.ts';
import { mergeDrafts } from '#domain/answers/merge-drafts.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { newAttemptKey } from './attempt-key.ts';

/** The answers on screen, and the two ways to change them. Both write to the device at once. */
export interface DraftOnDevice {
  readonly draft: Draft;
  /** False when the device refused to keep the last change. */
  readonly kept: boolean;
  /** The device no longer holds what it held: the answers were sent, from another tab most likely. */
  readonly gone: boolean;
  /** Sets the code of the question on screen. */
  answer(code: number): void;
  /** Opens another question, counted from 0. */
  goTo(index: number): void;
  /** What there is to send, with all that other tabs added; null when it is gone. */
  latest(): Draft | null;
}

/**
 * Goes on with the person's draft of this instrument, or begins a new one. The device holds one draft for all tabs: each
 * change is made to what is there by then, and what another tab changes is shown here.
 */
export function useDraft(instrument: Instrument, userid: string): DraftOnDevice {
  const load = () => loadDraft(instrument, userid, new Date());
  const [found] = useState(load);
  const [draft, setDraft] = useState(() => found ?? newDraft(instrument, newAttemptKey(), new Date()));
  const [kept, setKept] = useState(true);
  const [gone, setGone] = useState(false);
  const held = useRef(found !== null);
  // A timer may move on after later answers were given: it must change the newest draft, not the one it saw.
  const newest = useRef(draft);

  function keep(next: Draft): Draft {
    newest.current = next;
    setDraft(next);
    const saved = saveDraft(instrument.id, userid, next);
    held.current ||= saved;
    setKept(saved);
    return next;
  }

  function latest(): Draft | null {
    const there = load();
    if (there) {
      held.current = true;
      const merged = mergeDrafts(there, newest.current, newAttemptKey());
      if (merged.key !== there.key) return keep(merged);
      newest.current = merged;
      setDraft(merged);
    } else if (held.current) {
      // Whoever logged out elsewhere is led away by the program itself.
      setGone(readSession()?.userid === userid);
      return null;
    }
    return newest.current;
  }

  function change(how: (draft: Draft) => Draft) {
    const before = latest();
    if (before) keep(how(before));
  }

  useFollowing(instrument.id, latest);

  return {
    draft,
    kept,
    gone,
    latest,
    answer: (code) => {
      const { options, index } = newest.current;
      if (options[index] === code) return;
      // The key stands for exactly these answers: sent again unchanged they count once, changed they are new.
      const key = newAttemptKey();
      change((before) => ({ ...withAnswer(before, index, code, new Date()), index, key }));
    },
    goTo: (index) => change((before) => atIndex(before, index, new Date())),
  };
}

/** Calls whenever another tab may have changed what the device holds under this key. */
function useFollowing(key: string, follow: () => unknown): void {
  const now = useRef(follow);
  useEffect(() => {
    now.current = follow;
  });
  useEffect(() => {
    const changed = (event: StorageEvent) => (event.key ?? key) === key && now.current();
    // A tab that slept was told nothing.
    const awake = () => document.visibilityState === 'visible' && now.current();
    window.addEventListener('storage', changed);
    document.addEventListener('visibilitychange', awake);
    return () => {
      window.removeEventListener('storage', changed);
      document.removeEventListener('visibilitychange', awake);
    };
  }, [key]);
}
