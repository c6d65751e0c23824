import type { ScoreRule } from '#domain/instrument/instrument.ts';
import type { ComparisonOperator, Expression } from '../expression/expression.ts';
import { findFunction } from './functions.ts';
import { type ScoredQuestion, UnsupportedError } from './score-source.ts';

/** What conditions need of the compiler. */
export interface OperandCompiler {
  getQuestion(name: string): ScoredQuestion | undefined;
  getValue(question: ScoredQuestion, raw: string): number;
  compileOperand(expression: Expression): { readonly of: 'item' | 'score'; readonly id: string };
}

/** Whether an expression is an empty result: `""`, `{}`, `'NaN'`. */
export function isBlank(expression: Expression): boolean {
  if (expression.kind === 'empty') return true;
  if (expression.kind === 'constant') return expression.value === '' || expression.value === 'NaN';
  return expression.kind === 'variable' && /^(nan|null|undefined)$/i.test(expression.name);
}

/** Finds whether a condition only asks that values are there, or that one is blank. */
export function isGuard(condition: Expression): 'answered' | 'blank' | undefined {
  switch (condition.kind) {
    case 'unary': {
      const inner = condition.operator === 'not' ? isGuard(condition.of) : undefined;
      return inner && (inner === 'blank' ? 'answered' : 'blank');
    }
    case 'call': {
      const kind = findFunction(condition.name);
      return kind === 'blank' ? 'blank' : kind === 'answered' ? 'answered' : undefined;
    }
    case 'binary': {
      const { operator, left, right } = condition;
      if (operator === 'and' || operator === 'or') {
        const [a, b] = [isGuard(left), isGuard(right)];
        return a === b ? a : undefined;
      }
      const isAnyBlank = isBlank(left) || isBlank(right);
      if (isAnyBlank && operator === '=') return 'blank';
      if (isAnyBlank && operator === '!=') return 'answered';
      return isCountOfAnswers(left) ? 'answered' : undefined;
    }
    default:
      return undefined;
  }
}

/** `count(...) >= 5` asks for a number of answers. */
function isCountOfAnswers(expression: Expression): boolean {
  return expression.kind === 'call' && findFunction(expression.name) === 'count';
}

/**
 * Compiles a condition on answers and scores to a rule.
 * @throws UnsupportedError with the reason
 */
export function compileCondition(condition: Expression, compiler: OperandCompiler): ScoreRule {
  if (condition.kind === 'call' && findFunction(condition.name) === 'selected')
    return compileSelected(condition.on ? [condition.on, ...condition.args] : condition.args, compiler);
  if (condition.kind === 'unary' && condition.operator === 'not')
    return compileCondition(negate(condition.of), compiler);
  if (condition.kind !== 'binary') throw new UnsupportedError('it has a condition that is no comparison');
  const { operator, left, right } = condition;
  switch (operator) {
    case 'and':
    case 'or': {
      const conditions = listJoined(operator, condition).filter((part) => !isAlwaysTrue(part));
      const parts = conditions.map((part) => compileCondition(part, compiler));
      const [only] = parts;
      if (parts.length === 1 && only) return only;
      return operator === 'and' ? joinRange(parts) : { any: parts };
    }
    case '=':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=': {
      if (right.kind === 'constant' || isNegative(right)) return compare(left, operator, right, compiler);
      if (left.kind === 'constant' || isNegative(left))
        return compare(right, mirrored[operator], left, compiler);
      throw new UnsupportedError('it compares two answers');
    }
    default:
      throw new UnsupportedError(`it uses the operator ${operator}`);
  }
}

/** `selected(${a}, 'x')` of a single choice is `${a} = 'x'`. */
function compileSelected(args: readonly Expression[], compiler: OperandCompiler): ScoreRule {
  const [field, option] = args;
  const question = field?.kind === 'field' ? compiler.getQuestion(field.name) : undefined;
  if (!field || option?.kind !== 'constant' || question?.scale.kind !== 'choice')
    throw new UnsupportedError('it asks for one option of a multiple choice');
  return compare(field, '=', option, compiler);
}

const mirrored = { '=': '=', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;
const opposite = { '=': '!=', '!=': '=', '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

/** Moves a negation to the comparisons. */
function negate(expression: Expression): Expression {
  if (expression.kind === 'unary' && expression.operator === 'not') return expression.of;
  if (expression.kind === 'binary') {
    const { operator, left, right } = expression;
    if (operator === 'and' || operator === 'or')
      return {
        ...expression,
        operator: operator === 'and' ? 'or' : 'and',
        left: negate(left),
        right: negate(right),
      };
    if (Object.hasOwn(opposite, operator))
      return { ...expression, operator: opposite[operator as ComparisonOperator] };
  }
  throw new UnsupportedError('it negates something other than a comparison');
}

const isAlwaysTrue = (one: Expression) => one.kind === 'constant' && one.value === true;
const isNegative = (one: Expression) => one.kind === 'unary' && one.operator === '-';

function listJoined(operator: 'and' | 'or', expression: Expression): Expression[] {
  return expression.kind === 'binary' && expression.operator === operator
    ? [...listJoined(operator, expression.left), ...listJoined(operator, expression.right)]
    : [expression];
}

/** Joins "at least 5" and "at most 9" of the same value to one range. */
function joinRange(parts: readonly ScoreRule[]): ScoreRule {
  const [a, b] = parts;
  if (parts.length === 2 && a && b && 'score' in a && 'score' in b && a.score === b.score) {
    const [from, upTo] = [a.from ?? b.from, a.upTo ?? b.upTo];
    if (from !== undefined && upTo !== undefined) return { score: a.score, from, upTo };
  }
  return { all: parts };
}

function compare(
  of: Expression,
  operator: ComparisonOperator,
  to: Expression,
  compiler: OperandCompiler,
): ScoreRule {
  const name = of.kind === 'field' || of.kind === 'variable' ? of.name : undefined;
  const question = name === undefined ? undefined : compiler.getQuestion(name);
  const raw = to.kind === 'constant' ? String(to.value) : undefined;
  if (raw === undefined) throw new UnsupportedError('it compares with a calculated number');
  const number = question ? compiler.getValue(question, raw) : Number(raw);
  if (!Number.isFinite(number)) throw new UnsupportedError(`it compares a number with the text "${raw}"`);
  const operand = compiler.compileOperand(of);
  const create = (range: { from?: number; upTo?: number }): ScoreRule =>
    operand.of === 'item' ? { item: operand.id, ...range } : { score: operand.id, ...range };
  // Values have few decimals, so the next number is this close.
  const next = 1e-4;
  switch (operator) {
    case '=':
      return create({ from: number, upTo: number });
    case '!=':
      return { any: [create({ upTo: round(number - next) }), create({ from: round(number + next) })] };
    case '>=':
      return create({ from: number });
    case '<=':
      return create({ upTo: number });
    case '>':
      return create({ from: round(Number.isInteger(number) && question ? number + 1 : number + next) });
    case '<':
      return create({ upTo: round(Number.isInteger(number) && question ? number - 1 : number - next) });
  }
}

const round = (number: number) => Number(number.toFixed(4));
