import { useEffect, useRef, useState } from 'react';
import type { Answer } from '#domain/answers/codes.ts';
import type { Scale } from '#domain/instrument/instrument.ts';
import type { ChosenBy } from '#ui/rating-scale/use-radios.ts';
import { notify } from '#ui/toast/toast.tsx';
import type { Asking, QuestionActs } from './asking.ts';
import { strings } from './strings.ts';
import { times } from './times.ts';

/** Is one tap a whole answer? */
export const isOneTap = (scale: Scale | null) => scale?.kind === 'choice' || scale?.kind === 'rating';

/**
 * When choosing moves on, which buttons there are, and what happens without an answer. Lives with one item.
 * @param scale how it is answered; null for an instruction
 * @param onMissing takes focus to where the answer is missing
 */
export function useQuestion(asking: Asking, scale: Scale | null, onMissing: () => void): QuestionActs {
  const { instrument, place, value, movesOn, busy, answer, move } = asking;
  const { allowsMissing, messages } = instrument;
  const oneTap = isOneTap(scale);
  const open = scale !== null && value === null;
  const isLast = place.after === null && !(open && place.opens);
  const [missing, setMissing] = useState(0);
  const [wrongText, setWrongText] = useState<string>();
  // Answered when it appeared, or chosen with arrow keys: nothing moves on by itself, so Next must be there.
  const [needsNext, setNeedsNext] = useState(value !== null);
  const advance = useAdvance(() => move('after'));
  const settled = useTapGuard();
  const missingText = wrongText ?? asking.extras?.missingText ?? strings.chooseValue;

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
export function useTapGuard(): () => boolean {
  const [appeared] = useState(() => performance.now());
  return () => performance.now() - appeared >= times.settle;
}
