import type { ComparisonOperator, Expression } from './expression.ts';
import { parseExpression } from './parse-expression.ts';

/** A condition on answers, as parsed from a form. */
export type Logic =
  | { readonly name: string; readonly operator: ComparisonOperator; readonly raw: string }
  /** In a multiple choice, this option is selected. */
  | { readonly name: string; readonly includes: string }
  | { readonly name: string; readonly answered: true }
  /** The sum of these answers. */
  | { readonly sumOf: readonly string[]; readonly operator: ComparisonOperator; readonly raw: string }
  | { readonly all: readonly Logic[] }
  | { readonly any: readonly Logic[] }
  | { readonly not: Logic };

/**
 * Parses a condition such as `[a1] = '2' and not([a2(3)] = '1')` (REDCap), `${a1} > 2 or selected(${a2}, 'x')`
 * (XLSForm) or `{a1} contains 'x'` (SurveyJS): comparisons of an answer with a constant, joined by and, or, not.
 * @returns undefined for any other expression, such as sums, dates and functions
 */
export function parseLogicText(text: string): Logic | undefined {
  const expression = parseExpression(text);
  return expression && toLogic(expression);
}

/** Converts an expression to a condition; undefined if it is none. */
export function toLogic(expression: Expression): Logic | undefined {
  switch (expression.kind) {
    case 'unary': {
      const within = expression.operator === 'not' ? toLogic(expression.of) : undefined;
      return within && { not: within };
    }
    case 'call':
      return toCalledLogic(expression);
    case 'binary':
      return toBinaryLogic(expression);
    default:
      return undefined;
  }
}

type Binary = Extract<Expression, { kind: 'binary' }>;
type Call = Extract<Expression, { kind: 'call' }>;

function toCalledLogic({ name, args, on }: Call): Logic | undefined {
  const [field = on, value] = on ? [on, ...args] : args;
  if (field?.kind !== 'field') return undefined;
  switch (name.toLowerCase()) {
    case 'selected':
      return value?.kind === 'constant' ? { name: field.name, includes: String(value.value) } : undefined;
    case 'exists':
    case 'hasvalue':
      return { name: field.name, answered: true };
    case 'empty':
    case 'isblankormissingcode':
    case 'is_empty':
      return { not: { name: field.name, answered: true } };
    default:
      return undefined;
  }
}

function toBinaryLogic({ operator, left, right }: Binary): Logic | undefined {
  switch (operator) {
    case 'and':
    case 'or': {
      const parts = [...split(operator, left), ...split(operator, right)].map(toLogic);
      const known = parts.filter((part) => part !== undefined);
      if (known.length < parts.length) return undefined;
      return operator === 'and' ? { all: known } : { any: known };
    }
    case '=':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      if (left.kind === 'field' && right.kind === 'constant') return compare(left, operator, right.value);
      if (left.kind === 'constant' && right.kind === 'field')
        return compare(right, mirrored[operator], left.value);
      return compareSum(left, operator, right);
    case 'contains':
    case 'notcontains': {
      if (left.kind !== 'field' || right.kind !== 'constant') return undefined;
      const includes: Logic = { name: left.name, includes: String(right.value) };
      return operator === 'contains' ? includes : { not: includes };
    }
    default:
      return undefined;
  }
}

/** `[a] + [b] >= 3` compares a sum of answers. */
function compareSum(left: Expression, operator: ComparisonOperator, right: Expression): Logic | undefined {
  const sumOf = listSummedFields(left);
  return sumOf && right.kind === 'constant' && Number.isInteger(Number(right.value))
    ? { sumOf, operator, raw: String(right.value) }
    : undefined;
}

/** Lists the names of a sum of two or more answers, each once; undefined for any other expression. */
export function listSummedFields(expression: Expression): string[] | undefined {
  const isSum = expression.kind === 'call' && /^(sum|suminarray)$/i.test(expression.name) && !expression.on;
  const parts = isSum ? expression.args : listPlus(expression);
  const names = parts.flatMap((part) =>
    part.kind === 'field' && part.option === undefined ? [part.name] : [],
  );
  const areAll = names.length === parts.length && names.length > 1 && new Set(names).size === names.length;
  return areAll ? names : undefined;
}

function listPlus(expression: Expression): Expression[] {
  return expression.kind === 'binary' && expression.operator === '+'
    ? [...listPlus(expression.left), ...listPlus(expression.right)]
    : [expression];
}

/** Splits a chain of one operator into its operands. */
function split(operator: 'and' | 'or', expression: Expression): Expression[] {
  return expression.kind === 'binary' && expression.operator === operator
    ? [...split(operator, expression.left), ...split(operator, expression.right)]
    : [expression];
}

const mirrored = { '=': '=', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

function compare(
  { name, option }: Extract<Expression, { kind: 'field' }>,
  operator: ComparisonOperator,
  value: number | string | boolean,
): Logic | undefined {
  const raw = String(value);
  if (option !== undefined) {
    // The value of a REDCap checkbox is 1 if it is selected, else 0.
    const isTicked = (operator === '=') === (raw === '1');
    if ((operator !== '=' && operator !== '!=') || (raw !== '0' && raw !== '1')) return undefined;
    return isTicked ? { name, includes: option } : { not: { name, includes: option } };
  }
  if (raw !== '') return { name, operator, raw };
  if (operator === '!=') return { name, answered: true };
  return operator === '=' ? { not: { name, answered: true } } : undefined;
}
