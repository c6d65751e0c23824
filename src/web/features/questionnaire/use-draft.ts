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

/** The answers on screen, and the ways to change them. All write to the device at once. */
export interface DraftOnDevice {
  readonly draft: Draft;
  /** Where it stands. */
  readonly place: Place;
  /** False when the device refused to keep the last change. */
  readonly kept: boolean;
  /** The device no longer holds what it held: the answers were sent, from another tab most likely. */
  readonly gone: boolean;
  /**
   * Sets the answer to the question on screen, or takes it back by null. Returns where the draft stands then.
   * @param goesOn the next item follows in a moment: the device keeps that as well, and is asked to only once
   */
  answer(answer: Answer, goesOn: boolean): Place;
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
  /** What the device holds, as far as this tab knows. */
  const stored = useRef(found);

  function show(changed: Draft): Draft {
    newest.current = changed;
    setDraft(changed);
    return changed;
  }

  /** @param index where it opens next time */
  function keep(changed: Draft, index = changed.index): Draft {
    const { number, count } = placeOf({ ...changed, index });
    const next: Draft = { ...changed, index, shownAs: [number, count] };
    if (stored.current?.key !== next.key || stored.current.index !== index) {
      const saved = saveDraft(instrument.id, userid, next);
      if (saved) stored.current = next;
      held.current ||= saved;
      setKept(saved);
    }
    return show({ ...next, index: changed.index });
  }

  /** What this tab and the device have together; null when the device has it no more. */
  function together(): Draft | null {
    const there = load();
    stored.current = there;
    if (there) {
      held.current = true;
      inTabAlone.current = phone() === 'shared';
      return mergeDrafts(there, newest.current, newAttemptKey());
    }
    if (!held.current) return newest.current;
    if (!inTabAlone.current && phone() === 'shared') {
      // Another tab has said that others use this phone, and taken along what was there: this one goes on by itself.
      inTabAlone.current = true;
      return newest.current;
    }
    // Whoever logged out elsewhere is led away by the program itself.
    setGone(readSession()?.userid === userid);
    return null;
  }

  function latest(): Draft | null {
    const all = together();
    if (!all) return null;
    return held.current && all.key !== stored.current?.key ? keep(all) : show(all);
  }

  /** @param opensAt where it opens next time; null for where it stands */
  function change(how: (draft: Draft) => Draft, opensAt?: (draft: Draft) => number | null) {
    const before = together();
    if (!before) return;
    const after = how(before);
    keep(after, opensAt?.(after) ?? after.index);
  }

  useFollowing(instrument.id, latest);

  return {
    draft,
    place: placeOf(draft),
    kept,
    gone,
    latest,
    answer: (answer, goesOn) => {
      const { item, question } = placeOf(newest.current);
      if (question !== null && !isSame(newest.current.options[question] ?? null, answer)) {
        // The key stands for exactly these answers: sent again unchanged they count once, changed they are new.
        const key = newAttemptKey();
        change(
          (before) => ({ ...withAnswer(before, question, answer, new Date()), index: item, key }),
          (given) => (goesOn ? placeOf(given).after : null),
        );
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
