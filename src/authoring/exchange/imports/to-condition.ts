import { getNumericRange, isFreeScale } from '#domain/answers/codes.ts';
import type { AnswerCondition } from '#domain/instrument/instrument.ts';
import type { ComparisonOperator } from './expression/expression.ts';
import type { Logic } from './expression/logic.ts';
import type { ImportedScale } from './import-scale.ts';
import { parseClockTime, parseDate } from './range-scale.ts';

/** An imported question, as needed by conditions. */
export interface ImportedQuestion extends ImportedScale {
  readonly id: string;
}

/**
 * Converts a condition to the ids and codes of the questionnaire.
 * @param earlier the preceding questions by their names in the form
 * @param sums names of the questions that a calculation adds, by its name
 * @returns undefined if it refers to an unknown or later question or an unknown answer
 */
export function toCondition(
  logic: Logic,
  earlier: ReadonlyMap<string, ImportedQuestion>,
  sums: ReadonlyMap<string, readonly string[]> = new Map(),
): AnswerCondition | undefined {
  if ('not' in logic) {
    const within = toCondition(logic.not, earlier, sums);
    return within && { not: within };
  }
  if ('all' in logic || 'any' in logic) {
    const parts = ('all' in logic ? logic.all : logic.any).map((part) => toCondition(part, earlier, sums));
    const known = parts.filter((part) => part !== undefined);
    if (known.length < parts.length) return undefined;
    return 'all' in logic ? { all: known } : { any: known };
  }
  if ('sumOf' in logic) return compareSum(logic.sumOf, logic.operator, logic.raw, earlier);
  const question = earlier.get(logic.name);
  if (question === undefined) {
    const summed = 'operator' in logic ? sums.get(logic.name) : undefined;
    return summed && 'operator' in logic ? compareSum(summed, logic.operator, logic.raw, earlier) : undefined;
  }
  if ('answered' in logic) return question.scale.kind === 'text' ? undefined : requireAnswer(question);
  if ('includes' in logic) return requireOption(question, logic.includes);
  return question.codes.size > 0
    ? compareOptions(question, logic.operator, logic.raw)
    : compareNumbers(question, logic.operator, logic.raw);
}

/** Compares the sum of what earlier answers count. */
function compareSum(
  names: readonly string[],
  operator: ComparisonOperator,
  raw: string,
  earlier: ReadonlyMap<string, ImportedQuestion>,
): AnswerCondition | undefined {
  const questions = names.map((name) => earlier.get(name)).filter((one) => one !== undefined);
  const number = Number(raw);
  const canAdd = questions.every(({ scale }) => !isFreeScale(scale));
  if (questions.length < names.length || !canAdd || !Number.isFinite(number)) return undefined;
  const sumOf = questions.map(({ id }) => id);
  const forms = {
    '=': { sumOf, from: number, upTo: number },
    '!=': { not: { sumOf, from: number, upTo: number } },
    '<': { sumOf, upTo: Math.ceil(number) - 1 },
    '<=': { sumOf, upTo: Math.floor(number) },
    '>': { sumOf, from: Math.floor(number) + 1 },
    '>=': { sumOf, from: Math.ceil(number) },
  };
  return forms[operator];
}

function requireAnswer({ id, scale, codes }: ImportedQuestion): AnswerCondition {
  if (scale.kind === 'several')
    return { any: [...codes.values()].map((code) => ({ item: id, includes: code })) };
  const isNumeric = scale.kind !== 'choice' && scale.kind !== 'bipolar' && scale.kind !== 'text';
  return { item: id, from: isNumeric ? getNumericRange(scale).min : Math.min(...codes.values()) };
}

function requireOption({ id, scale, codes }: ImportedQuestion, raw: string): AnswerCondition | undefined {
  const code = codes.get(raw);
  if (code === undefined) return undefined;
  return scale.kind === 'several' ? { item: id, includes: code } : { item: id, is: code };
}

function compareNumbers(
  { id, scale }: ImportedQuestion,
  operator: ComparisonOperator,
  raw: string,
): AnswerCondition | undefined {
  if (scale.kind === 'text') return undefined;
  const number =
    (scale.kind === 'time' ? parseClockTime(raw) : scale.kind === 'date' ? parseDate(raw) : undefined) ??
    Number(raw);
  if (!Number.isFinite(number)) return undefined;
  // Answers are whole numbers, so "more than 3.5" is "from 4".
  const forms = {
    '=': { item: id, is: number },
    '!=': { not: { item: id, is: number } },
    '<': { item: id, upTo: Math.ceil(number) - 1 },
    '<=': { item: id, upTo: Math.floor(number) },
    '>': { item: id, from: Math.floor(number) + 1 },
    '>=': { item: id, from: Math.ceil(number) },
  };
  const isWhole = Number.isInteger(number) || (operator !== '=' && operator !== '!=');
  // Answers are 0 or more, so a comparison with a number below is no condition.
  return isWhole && (operator === '<' ? number >= 1 : number >= 0) ? forms[operator] : undefined;
}

function compareOptions(
  { id, scale, codes }: ImportedQuestion,
  operator: ComparisonOperator,
  raw: string,
): AnswerCondition | undefined {
  if (scale.kind === 'several' && operator === '=')
    return requireOption({ id, scale, codes, isRecoded: false }, raw);
  if (scale.kind === 'several' && operator !== '!=') return undefined;
  if (operator === '!=') {
    const same = compareOptions({ id, scale, codes, isRecoded: false }, '=', raw);
    return same && { not: same };
  }
  const selected = [...codes]
    .filter(([own]) => evaluateComparison(own, operator, raw))
    .map(([, code]) => code);
  const [first] = selected;
  if (first === undefined) return undefined;
  if (selected.length === 1) return { item: id, is: first };
  return (
    toCodeRange(id, selected, [...codes.values()]) ?? {
      any: selected.map((code) => ({ item: id, is: code })),
    }
  );
}

/** Returns a condition on a range of codes that is open at one end, if the selected codes are such a range. */
function toCodeRange(
  item: string,
  selected: readonly number[],
  all: readonly number[],
): AnswerCondition | undefined {
  const [lowest, highest] = [Math.min(...selected), Math.max(...selected)];
  if (all.filter((code) => code >= lowest).length === selected.length) return { item, from: lowest };
  return all.filter((code) => code <= highest).length === selected.length
    ? { item, upTo: highest }
    : undefined;
}

function evaluateComparison(own: string, operator: ComparisonOperator, raw: string): boolean {
  const [a, b] = [Number(own), Number(raw)];
  const areNumbers = own.trim() !== '' && raw.trim() !== '' && Number.isFinite(a) && Number.isFinite(b);
  if (operator === '=') return areNumbers ? a === b : own === raw;
  if (!areNumbers) return false;
  return operator === '<' ? a < b : operator === '<=' ? a <= b : operator === '>' ? a > b : a >= b;
}
