import { useLayoutEffect, useRef, useState } from 'react';
import type { Answer } from '#domain/answers/codes.ts';
import type { Scale } from '#domain/instrument/instrument.ts';
import type { InputMethod } from '#ui/rating-scale/use-radios.ts';
import { notify } from '#ui/toast/toast.tsx';
import type { QuestionController, QuestionActions } from './question-controller.ts';
import { times } from './times.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** Returns whether one tap is a complete answer. */
export const isOneTapScale = (scale: Scale | null) => scale?.kind === 'choice' || scale?.kind === 'rating';

/** The state of the displayed item. */
interface ItemState {
  /** Index of the item. */
  readonly item: number;
  /** When the item appeared, in milliseconds of `performance.now()`. */
  readonly shownAt: number;
  /** Number of attempts to continue without an answer. */
  readonly missingAttempts: number;
  /** The error of a typed text. */
  readonly errorText?: string | undefined;
  /** Answered when it appeared, or by arrow keys: auto-advance does not apply, so the Next button is displayed. */
  readonly needsNext: boolean;
}

/** Whether the question has an answer or was declined. */
const isDone = ({ value, isDeclined }: QuestionController) => value !== null || isDeclined;

const createItemState = (controller: QuestionController): ItemState => ({
  item: controller.position.item,
  shownAt: performance.now(),
  missingAttempts: 0,
  needsNext: isDone(controller),
});

/**
 * Returns state and actions of the displayed item: auto-advance, buttons, and the error of a missing answer. The
 * state is reset for each item.
 * @param scale scale of the item, null for an instruction
 * @param onMissing focuses the control
 */
export function useQuestion(
  controller: QuestionController,
  scale: Scale | null,
  onMissing: () => void,
): QuestionActions {
  const { t } = useTranslation();
  const { instrument, position, autoAdvance, isSending, answer, move } = controller;
  const isSingleTap = isOneTapScale(scale);
  const isUnanswered = scale !== null && !isDone(controller);
  const isLast = position.after === null && !(isUnanswered && position.opens);
  const [itemState, setItemState] = useState(() => createItemState(controller));
  if (itemState.item !== position.item) setItemState(createItemState(controller));
  const { missingAttempts, errorText, needsNext } = itemState;
  const updateState = (changes: Partial<ItemState>) =>
    setItemState((current) => ({ ...current, ...changes }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the wait that has begun by then is the one to end
  useLayoutEffect(() => () => clearTimeout(timer.current), [position.item]);
  // A double tap on the previous question neither answers, declines nor leaves this one.
  const isSettled = () => !controller.hasMoved || performance.now() - itemState.shownAt >= times.settle;
  const missingText = errorText ?? t('questionnaire.chooseValue');

  function choose(
    newAnswer: Answer,
    by: InputMethod,
    error?: { text: string; isFinal: boolean },
    declines = false,
  ) {
    // Rerenders, so that the native state of the input is reset.
    if (isSending || (by === 'pointer' && !isSettled())) return updateState({});
    const isComplete = isSingleTap && by !== 'arrow';
    const wantsAdvance = isComplete && autoAdvance;
    const { after } = answer(
      newAnswer,
      wantsAdvance,
      isSingleTap && by === 'pointer' && !declines && !controller.isDeclined,
      declines,
    );
    const advances = wantsAdvance && after !== null;
    const attempts = error?.isFinal ? 1 : 0;
    // Skips the render if nothing changes before the next item.
    if (error?.text !== errorText || attempts !== missingAttempts || !(needsNext || advances))
      updateState({ errorText: error?.text, missingAttempts: attempts, needsNext: needsNext || !advances });
    // A mark on a line can be adjusted by keys, so only a pointer completes the answer.
    if (!isComplete && (isSingleTap || by !== 'pointer')) return;
    // Another choice restarts the timer.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (advances) move('after');
      // The buttons are at the end of the page, which may be below the fold.
      else document.documentElement.scrollTop = 1e6;
    }, times.advance);
  }

  function continueToNext() {
    if (isUnanswered) reportMissing();
    else if (isLast) controller.finish();
    else move('after');
  }

  function reportMissing() {
    if (!isSettled()) return;
    updateState({ missingAttempts: missingAttempts + 1 });
    notify.error(missingText, { duration: instrument.messages.toastMs });
    onMissing();
  }

  const isNextVisible = !isSingleTap || !autoAdvance || (needsNext && !isUnanswered);
  return {
    missingAttempts,
    missingText,
    choose,
    decline: instrument.allowsMissing && scale ? () => choose(null, 'pointer', undefined, true) : undefined,
    back: position.before !== null && !isSending ? () => move('before') : undefined,
    next: !isLast && isNextVisible ? continueToNext : undefined,
    finish: isLast && (!isSingleTap || !isUnanswered) ? continueToNext : undefined,
  };
}
