import { useState } from 'react';
import { readSession } from '#api/session.ts';
import type { Answer } from '#domain/answers/codes.ts';
import { withIndex, type Draft, withAnswer } from '#domain/answers/draft.ts';
import { isSame } from '#domain/answers/merge-drafts.ts';
import type { QuestionPosition } from '#domain/answers/question-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { newAttemptKey } from './attempt-key.ts';
import { loadTabDraft } from './load-draft.ts';
import { saveTabDraft } from './save-draft.ts';
import { mergeOtherTabs, useOtherTabs } from './synchronise-tabs.ts';

/** The answers on screen, and the ways to change them. Each change is written to the device immediately. */
export interface DraftOnDevice {
  readonly draft: Draft;
  /** Its position within the instrument. */
  readonly place: QuestionPosition;
  /** False when the device refused the last change. */
  readonly isSaved: boolean;
  /** The device no longer has the draft: it was sent, most likely from another tab. */
  readonly hasEnded: boolean;
  /**
   * Sets the answer to the question on screen, or removes it by null. Returns the position of the draft afterwards.
   * @param goesOn the next item follows in a moment: its position is saved with the answer, in one write
   * @param isShown the control displays the answer by itself: it is drawn with the item that follows, if one does
   */
  answer(answer: Answer, goesOn: boolean, isShown: boolean): QuestionPosition;
  /** Opens the item at this position in the file. */
  goTo(item: number): void;
  /** Opens the item before or after this one, if there is one by then. */
  step(from: number, to: 'before' | 'after'): void;
  /** What there is to send, with all that other tabs added; null when the draft has ended. */
  latest(): Draft | null;
}

/**
 * Continues the person's draft of this instrument, or begins a new one. The device has one draft for all tabs: each
 * change is made to the newest copy, and what another tab changes is displayed here.
 * @param placeOf the position of a draft within the instrument
 */
export function useDraft(
  instrument: Instrument,
  userid: string,
  placeOf: (draft: Draft) => QuestionPosition,
): DraftOnDevice {
  // A timer may fire after later answers were given: it must change the newest draft, not the one of its render.
  const [tab] = useState(() => loadTabDraft(instrument, userid, placeOf));
  const [, redraw] = useState(tab.draft);
  const [isSaved, setIsSaved] = useState(true);
  const [hasEnded, setHasEnded] = useState(false);

  /** @returns whether there is a draft to change */
  function synchronise(): boolean {
    if (mergeOtherTabs(tab, instrument, userid)) return true;
    // After a logout in another tab the app itself leads away.
    setHasEnded(readSession()?.userid === userid);
    return false;
  }

  function save(changed: Draft, position = changed.index) {
    saveTabDraft(tab, changed, position, { instrument, userid, placeOf });
    setIsSaved(tab.isSaved);
  }

  function latest(): Draft | null {
    if (!synchronise()) return null;
    if (tab.wasSaved && tab.draft.key !== tab.saved?.key) save(tab.draft);
    redraw(tab.draft);
    return tab.draft;
  }

  function change(how: (draft: Draft) => Draft) {
    if (!synchronise()) return;
    save(how(tab.draft));
    redraw(tab.draft);
  }

  function answer(given: Answer, goesOn: boolean, isShown: boolean): QuestionPosition {
    const { item, question } = placeOf(tab.draft);
    const isChanged = question !== null && !isSame(tab.draft.options[question] ?? null, given);
    if (isChanged && synchronise()) {
      // A key belongs to exactly these answers: sent again unchanged they count once, changed they are new.
      const key = newAttemptKey();
      const changed = { ...withAnswer(tab.draft, question, given, new Date()), index: item, key };
      const next = goesOn ? placeOf(changed).after : null;
      save(changed, next ?? item);
      if (!isShown || next === null) redraw(tab.draft);
    }
    return placeOf(tab.draft);
  }

  useOtherTabs(instrument.id, latest);

  return {
    draft: tab.draft,
    place: placeOf(tab.draft),
    isSaved,
    hasEnded,
    latest,
    answer,
    goTo: (item) => change((before) => withIndex(before, item, new Date())),
    step: (from, to) =>
      change((before) => {
        const place = placeOf({ ...before, index: from });
        // Another tab may have hidden the item that was on screen: then the draft is at the next one already.
        const item = place.item === from ? place[to] : place.item;
        return item === null ? before : withIndex(before, item, new Date());
      }),
  };
}
