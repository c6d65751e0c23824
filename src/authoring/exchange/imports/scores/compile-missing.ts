import type { Score } from '#domain/instrument/instrument.ts';
import type { Expression } from '../expression/expression.ts';
import { isBlank, isGuard } from './condition.ts';
import { findFunction } from './functions.ts';

/** A calculation that a form does only if enough questions are answered. */
export interface LimitedCalculation {
  readonly value: Expression;
  readonly missing: NonNullable<Score['missing']>;
}

/**
 * Finds `if(count([a], [b]) >= 2, mean([a], [b]), "")`. Only calculations that leave out blank answers are limited this
 * way; in others each answer is needed.
 */
export function findLimit([condition, value, rest]: readonly Expression[]): LimitedCalculation | undefined {
  if (condition?.kind !== 'binary' || !value || (rest !== undefined && !isBlank(rest))) return undefined;
  const { operator, left, right } = condition;
  const number = right.kind === 'constant' ? Number(right.value) : Number.NaN;
  const atLeast = operator === '>=' ? number : operator === '>' ? number + 1 : Number.NaN;
  if (!Number.isInteger(atLeast) || atLeast < 1 || countAnswers(left) === undefined) return undefined;
  const text = JSON.stringify(value);
  const isMean = /"name":"(mean|avg|average)"/i.test(text);
  // A multiplied mean of the answers fills the unanswered items.
  if (isMean || fillsWithMean(value))
    return {
      value,
      missing: { atLeast, rest: isProduct(value) || fillsWithMean(value) ? 'ownMean' : 'leftOut' },
    };
  return /"kind":"call"/.test(text) ? { value, missing: { atLeast, rest: 'leftOut' } } : undefined;
}

/** The number of questions of which an expression counts the answers; undefined if it does not. */
export function countAnswers(expression: Expression): number | undefined {
  if (expression.kind === 'call' && findFunction(expression.name) === 'count') return expression.args.length;
  const parts = listSum(expression);
  return parts.every(isAnsweredCount) ? parts.length : undefined;
}

/** `if(answered, answer, sum / count)` is the answer, or the mean of the others in its place. */
export function isMeanOfAnswers(expression: Expression): boolean {
  return (
    expression.kind === 'binary' &&
    (expression.operator === '/' || expression.operator === 'div') &&
    countAnswers(expression.right) !== undefined
  );
}

function fillsWithMean(expression: Expression): boolean {
  switch (expression.kind) {
    case 'binary':
      return fillsWithMean(expression.left) || fillsWithMean(expression.right);
    case 'call': {
      const [, , rest] = expression.args;
      const isFilled = findFunction(expression.name) === 'if' && rest !== undefined && isMeanOfAnswers(rest);
      return isFilled || expression.args.some(fillsWithMean);
    }
    default:
      return false;
  }
}

function isProduct(expression: Expression): boolean {
  if (expression.kind === 'call' && /^round/i.test(expression.name))
    return expression.args[0] !== undefined && isProduct(expression.args[0]);
  return expression.kind === 'binary' && expression.operator === '*';
}

/** `if([a] = "", 0, 1)` or `iif(%a.exists(), 1, 0)`. */
function isAnsweredCount(expression: Expression): boolean {
  if (expression.kind !== 'call' || findFunction(expression.name) !== 'if') return false;
  const [condition, then, otherwise] = expression.args;
  const guard = condition && isGuard(condition);
  if (then?.kind !== 'constant' || otherwise?.kind !== 'constant' || guard === undefined) return false;
  const [answered, blank] = guard === 'answered' ? [then, otherwise] : [otherwise, then];
  return Number(answered.value) === 1 && Number(blank.value) === 0;
}

function listSum(expression: Expression): Expression[] {
  return expression.kind === 'binary' && expression.operator === '+'
    ? [...listSum(expression.left), ...listSum(expression.right)]
    : [expression];
}
