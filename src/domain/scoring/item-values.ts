import type { Answers } from '../answers/answers.ts';
import { type Answer, getNumericRange, isFreeScale } from '../answers/codes.ts';
import { findVisibleQuestions } from '../answers/visible-items.ts';
import type { Instrument, Scale } from '../instrument/instrument.ts';
import { type Question, listQuestions, getScale } from '../instrument/questions.ts';
import type { FractionRange } from './formulas/formula.ts';
import {
  compareFractions,
  subtractFractions,
  type Fraction,
  toFraction,
  sumFractions,
  createWholeFraction,
} from './fraction.ts';

/**
 * Computes the value of each question by item id: that of its answer, reversed if it is reverse-keyed; its
 * `hiddenValue` while it is hidden; null if it is unanswered.
 */
export function computeItemValues(
  instrument: Instrument,
  ans: Answers,
): ReadonlyMap<string, Fraction | null> {
  const shown = findVisibleQuestions(instrument, ans);
  return new Map(
    listQuestions(instrument).map((question, at) => [
      question.id,
      shown[at]
        ? computeAnswerValue(getScale(instrument, question), question, ans[at] ?? null)
        : hiddenValue(question),
    ]),
  );
}

/** The value of an answer, after reversal; null if unanswered. */
export function computeAnswerValue(scale: Scale, { reverse }: Question, answer: Answer): Fraction | null {
  if (answer === null || isFreeScale(scale) || isNotApplicable(scale, answer)) return null;
  const value = computePlainValue(scale, answer);
  if (!reverse) return value;
  const { low, high } = computeScaleRange(scale);
  return subtractFractions(sumFractions([low, high]), value);
}

/** The minimum and maximum value of a question, including its `hiddenValue`. */
export function computeQuestionRange(instrument: Instrument, question: Question): FractionRange {
  // Reversal does not change the range.
  const range = computeScaleRange(getScale(instrument, question));
  const hidden = hiddenValue(question);
  if (hidden === null || question.showWhen === undefined) return range;
  const [low = range.low, , high = range.high] = [range.low, hidden, range.high].sort(compareFractions);
  return { low, high };
}

/** The minimum and maximum value of the answers to a scale. */
export function computeScaleRange(scale: Scale): FractionRange {
  switch (scale.kind) {
    case 'choice':
      return ends(scale.options.filter(({ notApplicable }) => !notApplicable).map(optionValue));
    case 'bipolar':
      return ends(scale.positions.map(({ code }) => createWholeFraction(code)));
    case 'several': {
      const values = scale.options.map((option) => toFraction(option.value ?? 1));
      // The minimum is the lowest option, or the sum of all options below 0.
      const together = scale.options.flatMap(({ alone }, at) =>
        alone ? [] : [values[at] ?? createWholeFraction(0)],
      );
      const below = sumFractions(together.filter(({ over }) => over < 0));
      const above = sumFractions(together.filter(({ over }) => over > 0));
      const oneOf = ends(values);
      return {
        low: below.over < 0 ? lower(below, oneOf.low) : oneOf.low,
        high: above.over > 0 ? higher(above, oneOf.high) : oneOf.high,
      };
    }
    case 'text':
      return ends([]);
    default: {
      const { min, max } = getNumericRange(scale);
      return { low: createWholeFraction(min), high: createWholeFraction(max) };
    }
  }
}

function isNotApplicable(scale: Scale, answer: Answer): boolean {
  return (
    scale.kind === 'choice' &&
    scale.options.some(({ code, notApplicable }) => notApplicable === true && code === answer)
  );
}

function computePlainValue(scale: Scale, answer: Exclude<Answer, null>): Fraction {
  if (scale.kind === 'several') {
    const codes: readonly unknown[] = [answer].flat();
    return sumFractions(
      scale.options.filter(({ code }) => codes.includes(code)).map(({ value = 1 }) => toFraction(value)),
    );
  }
  const code = Number(answer);
  const option = scale.kind === 'choice' ? scale.options.find((one) => one.code === code) : undefined;
  return option ? optionValue(option) : createWholeFraction(code);
}

function optionValue({ code, value = code }: { readonly code: number; readonly value?: number }): Fraction {
  return toFraction(value);
}

function hiddenValue({ hiddenValue: value }: Question): Fraction | null {
  return value === undefined ? null : toFraction(value);
}

function ends(values: readonly Fraction[]): FractionRange {
  const sorted = [...values].sort(compareFractions);
  return { low: sorted[0] ?? createWholeFraction(0), high: sorted.at(-1) ?? createWholeFraction(0) };
}

const lower = (a: Fraction, b: Fraction) => (compareFractions(a, b) < 0 ? a : b);
const higher = (a: Fraction, b: Fraction) => (compareFractions(a, b) > 0 ? a : b);
