import { useEffect, useRef, useState } from 'react';
import type { Answer } from '#domain/answers/codes.ts';
import type { Place } from '#domain/answers/place.ts';
import type { Instrument, Scale } from '#domain/instrument/instrument.ts';
import { isQuestion, scaleOf } from '#domain/instrument/questions.ts';
import type { ChosenBy } from '#ui/rating-scale/use-radios.ts';
import { notify } from '#ui/toast/toast.tsx';
import { strings } from './strings.ts';
import { times } from './times.ts';

/** A questionnaire as it is asked: the item on screen, and what the person can do with it. */
export interface Asking {
  readonly instrument: Instrument;
  /** The item on screen, and what comes before and after it. */
  readonly place: Place;
  /** Its answer; null while unanswered. */
  readonly value: Answer;
  /** What was typed and is no answer, by item: it stands there still when the person comes back. */
  readonly typed: Map<number, string>;
  /** The person came here from another item: the heading then takes focus. */
  readonly arrived: boolean;
  /** Does choosing an answer move on by itself? Only where one tap is a whole answer. */
  readonly movesOn: boolean;
  /** The answers are being sent: nothing changes meanwhile. */
  readonly busy: boolean;
  setMovesOn(on: boolean): void;
  /** Returns where the person is then: an answer may show and hide what follows. */
  answer(answer: Answer): Place;
  /** To the item before or after this one. */
  move(to: 'before' | 'after'): void;
  finish(): void;
  /** Asks whether to leave; not there where the device would not keep the answers. */
  readonly leave: (() => void) | undefined;
}

/** What one item offers, for whatever draws it. */
export interface QuestionActs {
  /** How often the person tried to go on without an answer. */
  readonly missing: number;
  /** What to say of that. */
  readonly missingText: string;
  /**
   * Sets the answer, or takes it back by null.
   * @param wrong why what was typed is no answer; `at once`: writing on cannot mend it
   */
  choose(answer: Answer, by: ChosenBy, wrong?: { text: string; atOnce: boolean }): void;
  /** From the first item, where there is none to go back to. */
  readonly leave: (() => void) | undefined;
  readonly back: (() => void) | undefined;
  readonly skip: (() => void) | undefined;
  /** Skipping sends the answers: nothing follows. */
  readonly skipEnds: boolean;
  readonly next: (() => void) | undefined;
  readonly finish: (() => void) | undefined;
}

/** Is one tap a whole answer? */
export const isOneTap = ({ kind }: Scale) => kind === 'choice' || kind === 'rating';

/**
 * When choosing moves on, which buttons there are, and what happens without an answer. Lives with one item.
 * @param onMissing takes focus to where the answer is missing
 */
export function useQuestion(asking: Asking, onMissing: () => void): QuestionActs {
  const { instrument, place, value, movesOn, busy, answer, move } = asking;
  const { allowsMissing, items, messages } = instrument;
  const item = items[place.item];
  const asks = item !== undefined && isQuestion(item);
  const oneTap = asks && isOneTap(scaleOf(instrument, item));
  const open = asks && value === null;
  const ends = place.after === null;
  const isLast = ends && !(open && place.opens);
  const [missing, setMissing] = useState(0);
  const [wrongText, setWrongText] = useState<string>();
  // Answered when it appeared, or chosen with arrow keys: nothing moves on by itself, so Next must be there.
  const [needsNext, setNeedsNext] = useState(value !== null);
  const advance = useAdvance(() => move('after'));
  const settled = useTapGuard();
  const missingText = wrongText ?? (allowsMissing ? strings.chooseOrSkip : strings.chooseValue);

  function choose(chosen: Answer, by: ChosenBy, wrong?: { text: string; atOnce: boolean }) {
    if (busy || (by === 'pointer' && !settled())) return;
    const { after } = answer(chosen);
    setWrongText(wrong?.text);
    setMissing(wrong?.atOnce ? 1 : 0);
    if (oneTap && movesOn && by !== 'arrow' && after !== null) advance.soon();
    else setNeedsNext(true);
  }

  function goOn() {
    if (open) askToChoose();
    else if (isLast) asking.finish();
    else move('after');
  }

  function skip() {
    if (!settled()) return;
    if (ends) asking.finish();
    else move('after');
  }

  function askToChoose() {
    // The second half of a double tap on the question before is no wish to go on.
    if (!settled()) return;
    setMissing(missing + 1);
    notify.error(missingText, { ms: messages.toastMs });
    onMissing();
  }

  const free = !oneTap || allowsMissing;
  const showsNext = free || !movesOn || (needsNext && !open);
  return {
    missing,
    missingText,
    choose,
    leave: place.before === null && !busy ? asking.leave : undefined,
    back: place.before !== null && !busy ? () => move('before') : undefined,
    skip: open && allowsMissing && !busy ? skip : undefined,
    skipEnds: ends,
    next: !isLast && showsNext ? goOn : undefined,
    finish: isLast && (free || !open) ? goOn : undefined,
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
