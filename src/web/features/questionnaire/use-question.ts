import { useEffect, useRef, useState } from 'react';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { ChosenBy } from '#ui/rating-scale/rating-scale.tsx';
import { notify } from '#ui/toast/toast.tsx';
import { strings } from './strings.ts';
import { times } from './times.ts';

/** A questionnaire as it is asked: the question on screen, and what the person can do with it. */
export interface Asking {
  readonly instrument: Instrument;
  /** The question on screen, from 0. */
  readonly index: number;
  /** Its answer; null while unanswered. */
  readonly code: number | null;
  /** The person came here from another question: the heading then takes focus. */
  readonly arrived: boolean;
  /** Does choosing an answer move on by itself? Only where there are options to choose from. */
  readonly movesOn: boolean;
  /** The answers are being sent: nothing changes meanwhile. */
  readonly busy: boolean;
  setMovesOn(on: boolean): void;
  answer(code: number): void;
  /** To another question, counted from 0. */
  move(index: number): void;
  finish(): void;
  /** Asks whether to leave; not there where the device would not keep the answers. */
  readonly leave: (() => void) | undefined;
}

/** What one question offers, for whatever draws it. */
export interface QuestionActs {
  /** How often the person tried to go on without an answer. */
  readonly missing: number;
  choose(code: number, by: ChosenBy): void;
  /** From the first question, where there is none to go back to. */
  readonly leave: (() => void) | undefined;
  readonly back: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  readonly finish: (() => void) | undefined;
}

/**
 * When choosing moves on, which buttons there are, and what happens without an answer. Lives with one question.
 * @param onMissing takes focus to where the answer is missing
 */
export function useQuestion(asking: Asking, onMissing: () => void): QuestionActs {
  const { instrument, index, code, movesOn, busy, answer, move } = asking;
  const { scale, items, allowsMissing, messages } = instrument;
  const choice = scale.kind === 'choice';
  const isLast = index === items.length - 1;
  const [missing, setMissing] = useState(0);
  // Answered when it appeared, or chosen with arrow keys: nothing moves on by itself, so Next must be there.
  const [needsNext, setNeedsNext] = useState(code !== null);
  const advance = useAdvance(() => move(index + 1));
  const settled = useTapGuard();

  function choose(chosen: number, by: ChosenBy) {
    if (busy || (by === 'pointer' && !settled())) return;
    answer(chosen);
    setMissing(0);
    if (choice && movesOn && by !== 'arrow' && !isLast) advance.soon();
    else setNeedsNext(true);
  }

  function goOn() {
    if (code === null && !allowsMissing) askToChoose();
    else if (isLast) asking.finish();
    else move(index + 1);
  }

  function askToChoose() {
    // The second half of a double tap on the question before is no wish to go on.
    if (!settled()) return;
    setMissing(missing + 1);
    notify.error(strings.chooseValue, { ms: messages.toastMs });
    onMissing();
  }

  const free = !choice || allowsMissing;
  const showsNext = free || !movesOn || (needsNext && code !== null);
  return {
    missing,
    choose,
    leave: index === 0 && !busy ? asking.leave : undefined,
    back: index > 0 && !busy ? () => move(index - 1) : undefined,
    next: !isLast && showsNext ? goOn : undefined,
    finish: isLast && (free || code !== null) ? goOn : undefined,
  };
}

/**
 * Moves on a little after an answer. Choosing again meanwhile starts the wait anew; leaving the question ends it.
 * @param moveOn what to do when the wait is over
 */
function useAdvance(moveOn: () => void): { soon(): void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    soon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(moveOn, times.advance);
    },
  };
}

/** Says whether the component has been on screen long enough to take a tap as meant for it. */
function useTapGuard(): () => boolean {
  const [appeared] = useState(() => performance.now());
  return () => performance.now() - appeared >= times.settle;
}
