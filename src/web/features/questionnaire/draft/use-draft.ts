import { getNow } from '#api/server-clock.ts';
import { useState } from 'react';
import { readSession } from '#api/session.ts';
import type { Answer } from '#domain/answers/codes.ts';
import { withCurrentItem, type Draft, isDeclinedAt, withAnswer } from '#domain/answers/draft.ts';
import { isSameAnswer } from '#domain/answers/merge-drafts.ts';
import type { QuestionPosition } from '#domain/answers/question-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { createIdempotencyKey } from './attempt-key.ts';
import { loadTabDraft } from './load-draft.ts';
import { saveTabDraft } from './save-draft.ts';
import { mergeDraftsOfOtherTabs, useOtherTabChanges } from './synchronise-tabs.ts';

/**
 * The draft of the displayed instrument, and the functions to change it. Each change is written to the device
 * immediately.
 */
export interface DraftState {
  readonly draft: Draft;
  /** Position of the draft within the instrument. */
  readonly position: QuestionPosition;
  /** False if the last write failed. */
  readonly isSaved: boolean;
  /** The draft is no longer on the device, usually because another tab has sent it. */
  readonly hasEnded: boolean;
  /**
   * Sets or removes (null) the answer to the displayed question. Returns the position of the draft afterwards.
   * @param advances the next item is about to follow; its position is saved in the same write
   * @param isShown the control displays the answer by itself, so it is rendered with the next item if there is one
   * @param isDeclined the person would rather not answer
   */
  answer(answer: Answer, advances: boolean, isShown: boolean, isDeclined?: boolean): QuestionPosition;
  /** Opens the item at an index of the instrument. */
  goTo(item: number): void;
  /** Opens the item before or after an item, if there is one. */
  step(from: number, to: 'before' | 'after'): void;
  /** Returns the draft to send, merged with the changes of other tabs; null if it has ended. */
  getLatest(): Draft | null;
}

/**
 * Continues the draft of a user, or creates one. All tabs share one draft on the device: each change is applied to
 * the newest copy, and changes of other tabs are displayed.
 * @param findPosition computes the position of a draft within the instrument
 */
export function useDraft(
  instrument: Instrument,
  userid: string,
  findPosition: (draft: Draft) => QuestionPosition,
): DraftState {
  // Mutable state, because a timer must change the newest draft and not the draft of its render.
  const [tab] = useState(() => loadTabDraft(instrument, userid, findPosition));
  const [, rerender] = useState(tab.draft);
  const [isSaved, setIsSaved] = useState(true);
  const [hasEnded, setHasEnded] = useState(false);

  /** @returns whether there is a draft to change */
  function synchronise(): boolean {
    if (mergeDraftsOfOtherTabs(tab, instrument, userid)) return true;
    // After a logout in another tab the app redirects to the login.
    setHasEnded(readSession()?.userid === userid);
    return false;
  }

  function save(changed: Draft, position = changed.index) {
    saveTabDraft(tab, changed, position, { instrument, userid, findPosition });
    setIsSaved(tab.isSaved);
  }

  function getLatest(): Draft | null {
    if (!synchronise()) return null;
    if (tab.wasSaved && tab.draft.key !== tab.saved?.key) save(tab.draft);
    rerender(tab.draft);
    return tab.draft;
  }

  function update(updater: (draft: Draft) => Draft) {
    if (!synchronise()) return;
    save(updater(tab.draft));
    rerender(tab.draft);
  }

  function answer(
    newAnswer: Answer,
    advances: boolean,
    isShown: boolean,
    isDeclined = false,
  ): QuestionPosition {
    const { item, question } = findPosition(tab.draft);
    const isChanged =
      question !== null &&
      !(
        isSameAnswer(tab.draft.options[question] ?? null, newAnswer) &&
        isDeclinedAt(tab.draft, question) === isDeclined
      );
    if (isChanged && synchronise()) {
      // The key identifies these answers: resent unchanged they count once, changed they are new.
      const key = createIdempotencyKey();
      const changed = {
        ...withAnswer(tab.draft, question, newAnswer, getNow(), isDeclined),
        index: item,
        key,
      };
      const next = advances ? findPosition(changed).after : null;
      save(changed, next ?? item);
      if (!isShown || next === null) rerender(tab.draft);
    }
    return findPosition(tab.draft);
  }

  useOtherTabChanges(instrument.id, getLatest);

  return {
    draft: tab.draft,
    position: findPosition(tab.draft),
    isSaved,
    hasEnded,
    getLatest,
    answer,
    goTo: (item) => update((current) => withCurrentItem(current, item, getNow())),
    step: (from, to) =>
      update((current) => {
        const position = findPosition({ ...current, index: from });
        // Another tab may have hidden the displayed item; the draft is then at the next item.
        const item = position.item === from ? position[to] : position.item;
        return item === null ? current : withCurrentItem(current, item, getNow());
      }),
  };
}
