import type { Expression } from '../expression/expression.ts';
import { findFunction } from './functions.ts';

/** A calculation of a text with its texts replaced by numbers. */
export interface NumberedTexts {
  readonly expression: Expression;
  /** The text of each number. */
  readonly names: ReadonlyMap<number, string>;
}

/** Replaces the texts of `if(condition, 'high', 'low')` by numbers; undefined for any other expression. */
export function numberTexts(expression: Expression): NumberedTexts | undefined {
  const texts = listTexts(expression);
  if (!texts || texts.length < 2) return undefined;
  const names = [...new Set(texts.toReversed())];
  if (names.length < 2) return undefined;
  return {
    expression: replaceTexts(expression, names),
    names: new Map(names.map((name, at) => [at, name])),
  };
}

/** The results of a chain of conditions; undefined if one of them is no text. */
function listTexts(expression: Expression): string[] | undefined {
  if (expression.kind === 'constant')
    return isText(expression.value) ? [String(expression.value)] : undefined;
  if (expression.kind !== 'call' || findFunction(expression.name) !== 'if') return undefined;
  const [, then, otherwise] = expression.args;
  const [first, rest] = [then && listTexts(then), otherwise && listTexts(otherwise)];
  return first && rest && [...first, ...rest];
}

const isText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && !Number.isFinite(Number(value));

function replaceTexts(expression: Expression, names: readonly string[]): Expression {
  if (expression.kind === 'constant')
    return { kind: 'constant', value: names.indexOf(String(expression.value)) };
  if (expression.kind !== 'call') return expression;
  const [condition, ...results] = expression.args;
  if (condition === undefined) return expression;
  return { ...expression, args: [condition, ...results.map((one) => replaceTexts(one, names))] };
}
