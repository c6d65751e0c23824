import { useEffect, useRef, useState } from 'react';
import { loadDraft, saveDraft } from '#api/device/drafts.ts';
import { phone } from '#api/device/phone.ts';
import { readSession } from '#api/session.ts';
import type { Answer } from '#domain/answers/codes.ts';
import { atIndex, type Draft, newDraft, withAnswer } from '#domain/answers/draft.ts';
import { isSame, mergeDrafts } from '#domain/answers/merge-drafts.ts';
import type { Place } from '#domain/answers/place.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { newAttemptKey } from './attempt-key.ts';

/** The answers on screen, and the two ways to change them. Both write to the device at once. */
export interface DraftOnDevice {
  readonly draft: Draft;
  /** Where it stands. */
  readonly place: Place;
  /** False when the device refused to keep the last change. */
  readonly kept: boolean;
  /** The device no longer holds what it held: the answers were sent, from another tab most likely. */
  readonly gone: boolean;
  /** Sets the answer to the question on screen, or takes it back by null. Returns where the draft stands then. */
  answer(answer: Answer): Place;
  /** Opens the item at this place in the file. */
  goTo(item: number): void;
  /** Opens the item before or after this one, if there is one by then. */
  step(from: number, to: 'before' | 'after'): void;
  /** What there is to send, with all that other tabs added; null when it is gone. */
  latest(): Draft | null;
}

/**
 * Goes on with the person's draft of this instrument, or begins a new one. The device holds one draft for all tabs: each
 * change is made to what is there by then, and what another tab changes is shown here.
 * @param placeOf where a draft stands
 */
export function useDraft(
  instrument: Instrument,
  userid: string,
  placeOf: (draft: Draft) => Place,
): DraftOnDevice {
  const load = () => loadDraft(instrument, userid, new Date());
  const atFirst = (fresh: Draft) => ({ ...fresh, index: placeOf(fresh).first });
  const [found] = useState(load);
  const [draft, setDraft] = useState(
    () => found ?? atFirst(newDraft(instrument, newAttemptKey(), new Date())),
  );
  const [kept, setKept] = useState(true);
  const [gone, setGone] = useState(false);
  const held = useRef(found !== null);
  const inTabAlone = useRef(phone() === 'shared');
  // A timer may move on after later answers were given: it must change the newest draft, not the one it saw.
  const newest = useRef(draft);

  function keep(changed: Draft): Draft {
    const { number, count } = placeOf(changed);
    const next: Draft = { ...changed, shownAs: [number, count] };
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
      inTabAlone.current = phone() === 'shared';
      const merged = mergeDrafts(there, newest.current, newAttemptKey());
      if (merged.key !== there.key) return keep(merged);
      newest.current = merged;
      setDraft(merged);
    } else if (held.current && !inTabAlone.current && phone() === 'shared') {
      // Another tab has said that others use this phone, and taken along what was there: this one goes on by itself.
      inTabAlone.current = true;
      return keep(newest.current);
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
    place: placeOf(draft),
    kept,
    gone,
    latest,
    answer: (answer) => {
      const { item, question } = placeOf(newest.current);
      if (question !== null && !isSame(newest.current.options[question] ?? null, answer)) {
        // The key stands for exactly these answers: sent again unchanged they count once, changed they are new.
        const key = newAttemptKey();
        change((before) => ({ ...withAnswer(before, question, answer, new Date()), index: item, key }));
      }
      return placeOf(newest.current);
    },
    goTo: (item) => change((before) => atIndex(before, item, new Date())),
    step: (from, to) =>
      change((before) => {
        const place = placeOf({ ...before, index: from });
        // Another tab may have hidden the item this one was at: then it is the next one already.
        const item = place.item === from ? place[to] : place.item;
        return item === null ? before : atIndex(before, item, new Date());
      }),
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
