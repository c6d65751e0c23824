import { useRef, useState } from 'react';
import { loadDraft, saveDraft } from '../../api/device/drafts.ts';
import { atIndex, type Draft, newDraft, withAnswer } from '../../domain/answers/draft.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { newAttemptKey } from './attempt-key.ts';

/** The answers on screen, and the two ways to change them. Both write to the device at once. */
export interface DraftOnDevice {
  readonly draft: Draft;
  /** False when the device refused to keep the last change. */
  readonly kept: boolean;
  /** Sets the code of the question on screen. */
  answer(code: number): void;
  /** Opens another question, counted from 0. */
  goTo(index: number): void;
}

/** Goes on with the person's draft of this instrument, or begins a new one. */
export function useDraft(instrument: Instrument, userid: string): DraftOnDevice {
  const [draft, setDraft] = useState(
    () => loadDraft(instrument, userid, new Date()) ?? newDraft(instrument, newAttemptKey(), new Date()),
  );
  const [kept, setKept] = useState(true);
  // A timer may move on after later answers were given: it must change the newest draft, not the one it saw.
  const newest = useRef(draft);

  function keep(next: Draft) {
    newest.current = next;
    setDraft(next);
    setKept(saveDraft(instrument.id, userid, next));
  }

  return {
    draft,
    kept,
    answer: (code) => {
      const { options, index } = newest.current;
      if (options[index] === code) return;
      // The key stands for exactly these answers: sent again unchanged they count once, changed they are new.
      keep({ ...withAnswer(newest.current, index, code, new Date()), key: newAttemptKey() });
    },
    goTo: (index) => keep(atIndex(newest.current, index, new Date())),
  };
}
