import type { ScoreRule } from '#domain/instrument/instrument.ts';
import type { Expression } from '../expression/expression.ts';
import { compileCondition, isBlank, isGuard, type OperandCompiler } from './condition.ts';
import { add, createConstant, getConstant, type Linear, scale, type Term } from './linear.ts';
import { findLimit, isMeanOfAnswers } from './compile-missing.ts';
import { toRecodedTerm, toWholeRecode } from './recode-map.ts';
import type { ScoreBook } from './score-book.ts';
import { UnsupportedError } from './score-source.ts';

/** What conditions need of the compiler. */
export interface IfCompiler extends OperandCompiler {
  readonly book: ScoreBook;
  readonly changes: Set<string>;
  compile(expression: Expression): Linear;
  compileBetween(expression: Expression): Linear | undefined;
}

const withoutBlanks = 'without its rule for blank answers: it is computed when its items are answered';

/** `if(answered, x, "")` is x: a score without its answers is not computed. */
export function unwrapGuard(args: readonly Expression[], { changes }: IfCompiler): Expression | undefined {
  const [condition, then, otherwise] = args;
  const guard = condition && isGuard(condition);
  if (guard === undefined) return undefined;
  const [value, rest] = guard === 'answered' ? [then, otherwise] : [otherwise, then];
  const isEmpty =
    rest === undefined ||
    isBlank(rest) ||
    isMeanOfAnswers(rest) ||
    (rest.kind === 'constant' && rest.value === 0);
  if (!value || !isEmpty) return undefined;
  changes.add(withoutBlanks);
  return value;
}

/**
 * Compiles `if(condition, then, otherwise)`: two numbers become a count or a category, a chain of them one category.
 * @throws UnsupportedError with the reason
 */
export function compileIf(args: readonly Expression[], compiler: IfCompiler): Linear {
  const limited = findLimit(args);
  if (limited) return compiler.book.addGuarded(compiler.compile(limited.value), limited.missing);
  const between = compileNextTime(args, compiler);
  if (between) return between;
  const guarded = unwrapGuard(args, compiler);
  if (guarded) return compiler.compile(guarded);
  const cases: { when: ScoreRule; value: number }[] = [];
  let rest: Expression | undefined = { kind: 'call', name: 'if', args };
  while (rest?.kind === 'call' && /^ii?f$/i.test(rest.name) && !unwrapGuard(rest.args, compiler)) {
    const [condition, then, otherwise]: readonly Expression[] = rest.args;
    if (!condition || !then) throw new UnsupportedError('it has a condition without a result');
    if (isText(then)) throw textError;
    const value = getConstant(compiler.compile(then));
    if (value === undefined)
      throw new UnsupportedError('it has one formula under a condition and another one otherwise');
    cases.push({ when: compileCondition(condition, compiler), value });
    rest = otherwise;
  }
  if (rest?.kind === 'call' && /^ii?f$/i.test(rest.name)) rest = unwrapGuard(rest.args, compiler);
  if (rest !== undefined && isBlank(rest)) {
    const whole = toWholeRecode(cases, compiler.book);
    if (whole) return { terms: [whole], constant: 0 };
  }
  if (rest === undefined || isBlank(rest))
    throw new UnsupportedError('it has a condition without an "otherwise"');
  if (isText(rest)) throw textError;
  const last = getConstant(compiler.compile(rest));
  if (last === undefined)
    throw new UnsupportedError('it has one formula under a condition and another one otherwise');
  const [only] = cases;
  const term = cases.length === 1 && only ? toCutTerm(only.when) : undefined;
  if (term && only)
    return add(scale({ terms: [term], constant: 0 }, only.value - last), createConstant(last));
  const rules = { kind: 'rules', cases, otherwise: last } as const;
  const recoded = toRecodedTerm(rules, compiler.book);
  if (recoded) return { terms: [recoded], constant: 0 };
  return compiler.book.addHelper('category', rules, true);
}

/** `if(end - start < 0, end - start + 1440, end - start)` is the time to the next clock time. */
function compileNextTime(
  [condition, then, rest]: readonly Expression[],
  compiler: IfCompiler,
): Linear | undefined {
  const isNegative =
    condition?.kind === 'binary' &&
    condition.operator === '<' &&
    condition.right.kind === 'constant' &&
    Number(condition.right.value) === 0;
  if (!isNegative || !then || !rest) return undefined;
  return compiler.compileBetween(then) && compiler.compileBetween(rest);
}

const textError = new UnsupportedError('it computes a text: write the names under "levels" of a score');

/** A condition counts 1 if it holds. */
export function compileIndicator(condition: Expression, compiler: IfCompiler): Linear {
  const rule = compileCondition(condition, compiler);
  const term = toCutTerm(rule);
  if (term) return { terms: [term], constant: 0 };
  return compiler.book.addHelper(
    'category',
    { kind: 'rules', cases: [{ when: rule, value: 1 }], otherwise: 0 },
    true,
  );
}

/** A rule on one value counts as a summand. */
function toCutTerm(rule: ScoreRule): Term | undefined {
  if (!('item' in rule) && !('score' in rule)) return undefined;
  const { from, upTo } = rule;
  const cut = { ...(from !== undefined && { from }), ...(upTo !== undefined && { upTo }) };
  return 'item' in rule
    ? { of: 'item', id: rule.item, weight: 1, cut }
    : { of: 'score', id: rule.score, weight: 1, cut };
}

function isText(expression: Expression): boolean {
  const value = expression.kind === 'constant' ? expression.value : '';
  return typeof value === 'string' && value.trim() !== '' && !Number.isFinite(Number(value));
}
