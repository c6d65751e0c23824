import { useLayoutEffect, useRef, useState } from 'react';
import type { Answer } from '#domain/answers/codes.ts';
import type { Scale } from '#domain/instrument/instrument.ts';
import type { ChosenBy } from '#ui/rating-scale/use-radios.ts';
import { notify } from '#ui/toast/toast.tsx';
import type { QuestionController, QuestionActions } from './question-controller.ts';
import { screenMessages } from './screen-messages.ts';
import { times } from './times.ts';

/** Is one tap a whole answer? */
export const isOneTap = (scale: Scale | null) => scale?.kind === 'choice' || scale?.kind === 'rating';

/** What is known of the item on screen while it stands there. */
interface Stay {
  /** Its place in the file. */
  readonly item: number;
  /** When it appeared, in milliseconds as `performance.now()` counts them. */
  readonly since: number;
  /** How often the person tried to go on without an answer. */
  readonly missing: number;
  /** Why what was typed is no answer. */
  readonly wrongText?: string | undefined;
  /** Answered when it appeared, or chosen with arrow keys: nothing moves on by itself, so Next must be there. */
  readonly needsNext: boolean;
}

const arriveAt = ({ place, value }: QuestionController): Stay => ({
  item: place.item,
  since: performance.now(),
  missing: 0,
  needsNext: value !== null,
});

/**
 * When choosing moves on, which buttons there are, and what happens without an answer. Begins anew with every item.
 * @param scale how it is answered; null for an instruction
 * @param onMissing takes focus to where the answer is missing
 */
export function useQuestion(
  asking: QuestionController,
  scale: Scale | null,
  onMissing: () => void,
): QuestionActions {
  const { instrument, place, value, movesOn, busy, answer, move } = asking;
  const { allowsMissing, messages } = instrument;
  const oneTap = isOneTap(scale);
  const open = scale !== null && value === null;
  const isLast = place.after === null && !(open && place.opens);
  const [stay, setStay] = useState(() => arriveAt(asking));
  if (stay.item !== place.item) setStay(arriveAt(asking));
  const { missing, wrongText, needsNext } = stay;
  const know = (more: Partial<Stay>) => setStay((known) => ({ ...known, ...more }));
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the wait that has begun by then is the one to end
  useLayoutEffect(() => () => clearTimeout(waiting.current), [place.item]);
  // The second half of a double tap on the question before is no answer to this one, nor a wish to go on.
  const settled = () => !asking.arrived || performance.now() - stay.since >= times.settle;
  const missingText = wrongText ?? asking.extras?.missingText ?? screenMessages.chooseValue;

  function choose(chosen: Answer, by: ChosenBy, wrong?: { text: string; atOnce: boolean }) {
    // Drawn again, so that what the browser shows by itself goes.
    if (busy || (by === 'pointer' && !settled())) return know({});
    const isWhole = oneTap && by !== 'arrow';
    const wantsOn = isWhole && movesOn;
    const { after } = answer(chosen, wantsOn, oneTap && by === 'pointer');
    const goesOn = wantsOn && after !== null;
    const tries = wrong?.atOnce ? 1 : 0;
    // Mostly nothing is new, and nothing is drawn until the next item is.
    if (wrong?.text !== wrongText || tries !== missing || !(needsNext || goesOn))
      know({ wrongText: wrong?.text, missing: tries, needsNext: needsNext || !goesOn });
    // A mark on a line is put right by keys and by a finger: only the finger may be done with it.
    if (!isWhole && (oneTap || by !== 'pointer')) return;
    // Choosing again meanwhile starts the wait anew; leaving the question ends it.
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      if (goesOn) move('after');
      // The ways on stand at the page's end, and in a low window nobody would look for them there.
      else document.documentElement.scrollTop = 1e6;
    }, times.advance);
  }

  function goOn() {
    if (open) askToChoose();
    else if (isLast) asking.finish();
    else move('after');
  }

  function askToChoose() {
    if (!settled()) return;
    know({ missing: missing + 1 });
    notify.error(missingText, { ms: messages.toastMs });
    onMissing();
  }

  const free = !oneTap || allowsMissing;
  const showsNext = free || !movesOn || (needsNext && !open);
  return {
    missing,
    missingText,
    settled,
    choose,
    leave: place.before === null && !busy ? asking.leave : undefined,
    back: place.before !== null && !busy ? () => move('before') : undefined,
    next: !isLast && showsNext ? goOn : undefined,
    finish: isLast && (free || !open) ? goOn : undefined,
  };
}
