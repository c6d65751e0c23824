import type { AnswerSum, Instrument, Item, Scale } from '../instrument/instrument.ts';
import { getScale, isQuestion } from '../instrument/questions.ts';
import { type Answer, listCodes } from './codes.ts';

/** The part of an instrument that conditions need. */
export type ConditionSource = Pick<Instrument, 'items' | 'scale' | 'scales'>;

/** Allows for rounding errors of binary numbers. */
const epsilon = 1e-9;

/** Whether the sum of earlier item values is within the limits; false if one of them has no value. */
export function isSumMet(
  source: ConditionSource,
  { sumOf, from = -Infinity, upTo = Infinity }: AnswerSum,
  answers: ReadonlyMap<string, Answer>,
): boolean {
  let sum = 0;
  for (const id of sumOf) {
    const item = source.items.find((one) => one.id === id);
    const value = item && computeValue(source, item, answers.get(id) ?? null);
    if (value === undefined) return false;
    sum += value;
  }
  return sum >= from - epsilon && sum <= upTo + epsilon;
}

/**
 * The value of an answer as in scores, in binary numbers: conditions are evaluated before the first question, where no
 * code of scores is loaded.
 */
function computeValue(source: ConditionSource, item: Item, answer: Answer): number | undefined {
  if (!isQuestion(item) || answer === null) return undefined;
  const scale = getScale(source, item);
  const value = getPlainValue(scale, answer);
  if (!item.reverse || value === undefined) return value;
  const values = listCodes(scale).flatMap((code) => getPlainValue(scale, code) ?? []);
  return Math.min(...values) + Math.max(...values) - value;
}

function getPlainValue(scale: Scale, answer: Exclude<Answer, null>): number | undefined {
  if (scale.kind === 'several') {
    const codes = [answer].flat();
    return scale.options.reduce((sum, { code, value = 1 }) => sum + (codes.includes(code) ? value : 0), 0);
  }
  if (scale.kind !== 'choice') return Number(answer);
  const option = scale.options.find(({ code }) => code === answer);
  return option?.notApplicable ? undefined : (option?.value ?? option?.code);
}
