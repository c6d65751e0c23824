import { useState } from 'react';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import type { ChosenBy } from '../../ui/rating-scale/rating-scale.tsx';
import { notify } from '../../ui/toast/toast.tsx';
import { strings } from './strings.ts';
import { useAdvance } from './use-advance.ts';
import { useSettled } from './use-settled.ts';

/** What the person can do with the question on screen, and what it does. */
export interface QuestionActs {
  onAnswer(code: number): void;
  /** To another question, counted from 0. */
  onMove(index: number): void;
  onFinish(): void;
}

interface Question extends QuestionActs {
  readonly instrument: Instrument;
  /** From 0. */
  readonly index: number;
  /** Null while unanswered. */
  readonly code: number | null;
  /** Does choosing an answer move on by itself? Only where there are options to choose from. */
  readonly movesOn: boolean;
  /** The answers are being sent: nothing changes meanwhile. */
  readonly busy: boolean;
  /** Takes focus to where the answer is missing. */
  onMissing(): void;
}

/** The rules of one question, for whatever draws it. */
export interface Answering {
  /** The person tried to go on without an answer. */
  readonly missing: boolean;
  choose(code: number, by: ChosenBy): void;
  readonly back: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  readonly finish: (() => void) | undefined;
}

/** When choosing moves on, which buttons there are, and what happens without an answer. Lives with one question. */
export function useAnswering(question: Question): Answering {
  const { instrument, index, code, movesOn, busy, onAnswer, onMove, onFinish } = question;
  const { scale, items, allowsMissing, messages } = instrument;
  const choice = scale.kind === 'choice';
  const isLast = index === items.length - 1;
  const [missing, setMissing] = useState(false);
  // Answered when it appeared, or chosen with arrow keys: nothing moves on by itself, so Next must be there.
  const [needsNext, setNeedsNext] = useState(code !== null);
  const advance = useAdvance(() => onMove(index + 1));
  const settled = useSettled();

  function choose(chosen: number, by: ChosenBy) {
    if (busy || (by === 'pointer' && !settled())) return;
    onAnswer(chosen);
    setMissing(false);
    if (choice && movesOn && by !== 'arrow' && !isLast) advance.soon();
    else setNeedsNext(true);
  }

  function goOn() {
    if (code === null && !allowsMissing) askToChoose();
    else if (isLast) onFinish();
    else onMove(index + 1);
  }

  function askToChoose() {
    // The second half of a double tap on the question before is no wish to go on.
    if (!settled()) return;
    setMissing(true);
    notify.error(strings.chooseValue, { ms: messages.toastMs });
    question.onMissing();
  }

  const free = !choice || allowsMissing;
  const showsNext = free || !movesOn || (needsNext && code !== null);
  return {
    missing,
    choose,
    back: index > 0 && !busy ? () => onMove(index - 1) : undefined,
    next: !isLast && showsNext ? goOn : undefined,
    finish: isLast && (free || code !== null) ? goOn : undefined,
  };
}
