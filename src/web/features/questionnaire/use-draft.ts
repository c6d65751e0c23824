import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keptDraft, saveDraft } from '#api/device/drafts.ts';
import { phone } from '#api/device/phone.ts';
import { readSession } from '#api/session.ts';
import type { Answer } from '#domain/answers/codes.ts';
import { atIndex, type Draft, liveDraft, newDraft, withAnswer } from '#domain/answers/draft.ts';
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
   * @param isShown the control shows the answer by itself: it is drawn with the item that follows, if one does
   */
  answer(answer: Answer, goesOn: boolean, isShown: boolean): Place;
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
  const look = () => keptDraft(instrument.id, userid) ?? null;
  /** What can be gone on with. */
  const live = (there = look()) => there && liveDraft({ [userid]: there }, userid, instrument, new Date());
  const atFirst = (fresh: Draft) => ({ ...fresh, index: placeOf(fresh).first });
  const [found] = useState(live);
  // A timer may move on after later answers were given: it must change the newest draft, not the one it saw. What is drawn
  // is the newest as well, but a choice that the browser shows already is not drawn for itself.
  const [newest] = useState(() =>
    holding(found ?? atFirst(newDraft(instrument, newAttemptKey(), new Date()))),
  );
  const [, redraw] = useState(newest.get);
  const [kept, setKept] = useState(true);
  const [gone, setGone] = useState(false);
  const held = useRef(found !== null);
  const inTabAlone = useRef(phone() === 'shared');
  /** What the device holds, as far as this tab knows. */
  const stored = useRef(found);

  function show(changed: Draft): Draft {
    newest.set(changed);
    redraw(changed);
    return changed;
  }

  /**
   * @param index where it opens next time
   * @param shows draws it
   */
  function keep(changed: Draft, index = changed.index, shows = true): Draft {
    const { number, count } = placeOf({ ...changed, index });
    const next: Draft = { ...changed, index, shownAs: [number, count] };
    if (stored.current?.key !== next.key || stored.current.index !== index) {
      const saved = saveDraft(instrument.id, userid, next);
      if (saved) stored.current = next;
      held.current ||= saved;
      if (saved !== kept) setKept(saved);
    }
    const here = { ...next, index: changed.index };
    newest.set(here);
    return shows ? show(here) : here;
  }

  /** What this tab and the device have together; null when the device has it no more. */
  function together(): Draft | null {
    const given = look();
    // The same object: nobody has written since.
    if (given && given === stored.current) return newest.get();
    stored.current = given;
    const there = live(given);
    if (there) {
      held.current = true;
      inTabAlone.current = phone() === 'shared';
      return mergeDrafts(there, newest.get(), newAttemptKey());
    }
    if (!held.current) return newest.get();
    if (!inTabAlone.current && phone() === 'shared') {
      // Another tab has said that others use this phone, and taken along what was there: this one goes on by itself.
      inTabAlone.current = true;
      return newest.get();
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

  function change(how: (draft: Draft) => Draft) {
    const before = together();
    if (before) keep(how(before));
  }

  useFollowing(instrument.id, latest);

  return {
    draft: newest.get(),
    place: placeOf(newest.get()),
    kept,
    gone,
    latest,
    answer: (answer, goesOn, isShown) => {
      const { item, question } = placeOf(newest.get());
      if (question !== null && !isSame(newest.get().options[question] ?? null, answer)) {
        const before = together();
        if (before) {
          // The key stands for exactly these answers: sent again unchanged they count once, changed they are new.
          const key = newAttemptKey();
          const given = { ...withAnswer(before, question, answer, new Date()), index: item, key };
          const next = goesOn ? placeOf(given).after : null;
          keep(given, next ?? item, !isShown || next === null);
        }
      }
      return placeOf(newest.get());
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
  const now = useEffectEvent(follow);
  useEffect(() => {
    const changed = (event: StorageEvent) => (event.key ?? key) === key && now();
    // A tab that slept was told nothing.
    const awake = () => document.visibilityState === 'visible' && now();
    window.addEventListener('storage', changed);
    document.addEventListener('visibilitychange', awake);
    return () => {
      window.removeEventListener('storage', changed);
      document.removeEventListener('visibilitychange', awake);
    };
  }, [key]);
}

/** A value that changes apart from what is drawn. */
function holding<T>(value: T) {
  return {
    get: () => value,
    set(next: T) {
      value = next;
    },
  };
}
