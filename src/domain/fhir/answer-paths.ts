import { listCodes } from '../answers/codes.ts';
import type { AnswerCondition, Instrument, Scale } from '../instrument/instrument.ts';
import { type Question, listQuestions, getScale } from '../instrument/questions.ts';
import { computeAnswerValue } from '../scoring/item-values.ts';
import { listNotApplicableCodes } from '../scoring/not-applicable.ts';

/** The answers to an item in FHIRPath; empty if it is unanswered or hidden. */
function createAnswersPath(id: string): string {
  return `%resource.item.where(linkId='${id}').answer.value`;
}

/** Minutes after midnight of a FHIR time. */
const minutes =
  '($this.toString().substring(0, 2).toInteger() * 60 + $this.toString().substring(3, 2).toInteger())';

/** Converts a condition to FHIRPath: true or false, never empty. */
export function createConditionPath(instrument: Instrument, condition: AnswerCondition): string {
  const part = (one: AnswerCondition) => createConditionPath(instrument, one);
  if ('all' in condition) return join(condition.all.map(part), 'and', 'true');
  if ('any' in condition) return join(condition.any.map(part), 'or', 'false');
  if ('not' in condition) return `${part(condition.not)}.not()`;
  if ('sumOf' in condition) {
    const values = condition.sumOf.map((id) => {
      const question = listQuestions(instrument).find((one) => one.id === id);
      return question ? createValuePath(instrument, question) : '{}';
    });
    const limits = [
      ...(condition.from === undefined ? [] : [`$this >= ${condition.from}`]),
      ...(condition.upTo === undefined ? [] : [`$this <= ${condition.upTo}`]),
    ];
    return `(${values.join(' + ')}).where(${limits.join(' and ')}).exists()`;
  }
  const { item, is, from, upTo, includes } = condition;
  const question = listQuestions(instrument).find(({ id }) => id === item);
  const scale = question && getScale(instrument, question);
  const answer = !scale
    ? '$this'
    : hasCodedAnswers(scale)
      ? 'code.toInteger()'
      : scale.kind === 'time'
        ? minutes
        : '$this';
  const limits = [
    ...(is === undefined ? [] : [`${answer} = ${is}`]),
    ...(includes === undefined ? [] : [`${answer} = ${includes}`]),
    ...(from === undefined ? [] : [`${answer} >= ${from}`]),
    ...(upTo === undefined ? [] : [`${answer} <= ${upTo}`]),
  ];
  return `${createAnswersPath(item)}.where(${limits.join(' and ')}).exists()`;
}

function join(parts: readonly string[], word: 'and' | 'or', none: string): string {
  return parts.length === 0 ? none : `(${parts.join(` ${word} `)})`;
}

/** The value of an item in FHIRPath: reversed if it is reverse-scored, its `hiddenValue` while it is hidden. */
export function createValuePath(instrument: Instrument, question: Question): string {
  const { id, showWhen, hiddenValue } = question;
  const value = getVisibleValuePath(getScale(instrument, question), question, createAnswersPath(id));
  if (showWhen === undefined || hiddenValue === undefined) return value;
  return `iif(${createConditionPath(instrument, showWhen)}, ${value}, ${hiddenValue})`;
}

function getVisibleValuePath(scale: Scale, question: Question, answers: string): string {
  if (scale.kind === 'several') return createSeveralPath(scale, question, answers);
  // FHIR has clock times, scores count minutes after midnight.
  if (scale.kind === 'time') return `${answers}.select(${minutes})`;
  const codes = listCodes(scale).filter((code) => !listNotApplicableCodes(scale).includes(code));
  const [first = 0, second = 0] = codes;
  const [low, high] = [first, second].map((code) => getValue(scale, question, code)) as [number, number];
  const slope = (high - low) / (second - first);
  const isStraight = codes.every(
    (code) => Math.abs(low + slope * (code - first) - getValue(scale, question, code)) < 1e-9,
  );
  const code = hasCodedAnswers(scale) ? `${answers}.code.toInteger()` : answers;
  const start = low - slope * first;
  // A formula would also give a value for an answer that does not apply.
  const canCompute = isStraight && codes.length === listCodes(scale).length;
  if (canCompute && slope === 1) return start === 0 ? code : `${code} + ${inBrackets(start)}`;
  if (canCompute && slope === -1) return `${start} - ${code}`;
  const cases = codes.map(
    (one) => `${answers}.where(code = '${one}').select(${inBrackets(getValue(scale, question, one))})`,
  );
  return `(${cases.join(' | ')})`;
}

function createSeveralPath(
  scale: Extract<Scale, { kind: 'several' }>,
  question: Question,
  answers: string,
): string {
  const nothing = { ...question, reverse: false };
  const parts = scale.options.map(
    ({ code }) => `iif(${answers}.where(code = '${code}').exists(), ${getValue(scale, nothing, [code])}, 0)`,
  );
  const sum = parts.join(' + ');
  const [first] = scale.options;
  // A reversed item: the sum of its ends minus its value.
  const ends =
    question.reverse && first
      ? getValue(scale, question, [first.code]) + getValue(scale, nothing, [first.code])
      : null;
  return `iif(${answers}.exists(), ${ends === null ? sum : `${ends} - (${sum})`}, {})`;
}

/** The value of an answer in scores; 0 if it has none. */
export function getValue(scale: Scale, question: Question, answer: number | readonly number[]): number {
  const value = computeAnswerValue(scale, question, answer);
  return value === null ? 0 : value.over / value.under;
}

/** Whether the answers are codes of a list, not numbers. */
export function hasCodedAnswers({ kind }: Scale): boolean {
  return kind === 'choice' || kind === 'bipolar' || kind === 'several';
}

function inBrackets(number: number): string {
  return number < 0 ? `(${number})` : `${number}`;
}

/** Whether an item was answered with "does not apply", in FHIRPath; undefined if it has no such option. */
export function createNotApplicablePath(instrument: Instrument, id: string): string | undefined {
  const question = listQuestions(instrument).find((one) => one.id === id);
  const codes = question ? listNotApplicableCodes(getScale(instrument, question)) : [];
  if (codes.length === 0) return undefined;
  return `${createAnswersPath(id)}.where(${codes.map((code) => `code = '${code}'`).join(' or ')}).exists()`;
}

/** Whether enough of the whole questionnaire is answered, in FHIRPath; undefined without such a rule. */
export function createCompletePath(instrument: Instrument): string | undefined {
  if (instrument.missing === undefined) return undefined;
  const counted = listQuestions(instrument).filter(({ unscored }) => !unscored);
  const shows = counted.map(({ showWhen }) =>
    showWhen ? createConditionPath(instrument, showWhen) : undefined,
  );
  const asked = shows.map((show) => (show ? `iif(${show}, 1, 0)` : '1'));
  const empty = counted.map(({ id }, at) => {
    const isEmpty = `${createAnswersPath(id)}.empty()`;
    return `iif(${shows[at] ? `${shows[at]} and ${isEmpty}` : isEmpty}, 1, 0)`;
  });
  return `((${empty.join(' + ')}) * 100 <= ${instrument.missing.upToPercent} * (${asked.join(' + ')}))`;
}
