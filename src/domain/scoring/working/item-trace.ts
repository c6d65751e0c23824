import type { Answers } from '../../answers/answers.ts';
import type { Answer } from '../../answers/codes.ts';
import { findVisibleQuestions } from '../../answers/visible-items.ts';
import type { Instrument, Score } from '../../instrument/instrument.ts';
import { type Question, listQuestions, getScale } from '../../instrument/questions.ts';
import { formatNumber } from '../formulas/format-number.ts';
import { listItemIds } from '../formulas/operands.ts';
import { computeAnswerValue, computeItemValues, computeScaleRange } from '../item-values.ts';

/** The computation of the value of one answer. */
export interface ItemTrace {
  readonly question: Question;
  readonly answer: Answer;
  /** False if earlier answers hide the question. */
  readonly isShown: boolean;
  /** The value before reversal; null if unanswered. */
  readonly plain: string | null;
  /** Minimum and maximum value of the scale if the item is reversed; else null. */
  readonly turned: { readonly low: string; readonly high: string } | null;
  /** The value after reversal, or the `hiddenValue` of a hidden item; null if missing. */
  readonly value: string | null;
  /** The scores whose formula includes it. */
  readonly countedBy: readonly Score[];
}

/** Computes the values of all answers, question by question. */
export function createItemTraces(instrument: Instrument, ans: Answers): ItemTrace[] {
  const values = computeItemValues(instrument, ans);
  const shown = findVisibleQuestions(instrument, ans);
  return listQuestions(instrument).map((question, at) => {
    const answer = ans[at] ?? null;
    const scale = getScale(instrument, question);
    const plain = computeAnswerValue(scale, { ...question, reverse: false }, answer);
    const { low, high } = computeScaleRange(scale);
    const value = values.get(question.id) ?? null;
    return {
      question,
      answer,
      isShown: shown[at] ?? true,
      plain: plain && formatNumber(plain),
      turned: question.reverse ? { low: formatNumber(low), high: formatNumber(high) } : null,
      value: value && formatNumber(value),
      countedBy: instrument.scores.filter(({ formula }) => listItemIds(formula).includes(question.id)),
    };
  });
}
