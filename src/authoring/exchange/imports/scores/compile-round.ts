import type { Expression } from '../expression/expression.ts';
import { findLimit, type LimitedCalculation } from './compile-missing.ts';
import { findFunction } from './functions.ts';
import { getConstant, type Linear, scale } from './linear.ts';
import { UnsupportedError } from './score-source.ts';

/** A compiled expression with the decimals to which the form rounds it. */
export interface RoundedValue {
  readonly value: Linear;
  readonly decimals?: number | undefined;
  readonly mode?: 'up' | 'down' | 'halfEven' | undefined;
}

/** Kinds of functions that round, with how they do it. */
export const roundingModes = {
  round: undefined,
  roundUp: 'up',
  roundDown: 'down',
  roundEven: 'halfEven',
} as const;

const isRounding = (kind: string | undefined): kind is keyof typeof roundingModes =>
  kind !== undefined && Object.hasOwn(roundingModes, kind);

/** What rounding needs of the compiler. */
export interface RoundCompiler {
  compile(expression: Expression): Linear;
  unwrapGuard(args: readonly Expression[]): Expression | undefined;
  addGuarded(value: Linear, missing: LimitedCalculation['missing']): Linear;
}

/** Compiles an expression whose last step may round: a score is stored with that number of decimals. */
export function compileRounded(expression: Expression, compiler: RoundCompiler): RoundedValue {
  if (expression.kind === 'call') {
    const kind = findFunction(expression.name);
    const args = expression.on ? [expression.on, ...expression.args] : expression.args;
    const [first, places] = args;
    if (isRounding(kind) && first) return compileRounding(kind, first, places, compiler);
    const limited = kind === 'if' ? findLimit(args) : undefined;
    if (limited) {
      const rounded = compileRounded(limited.value, compiler);
      return { ...rounded, value: compiler.addGuarded(rounded.value, limited.missing) };
    }
    const guarded = kind === 'if' ? compiler.unwrapGuard(args) : undefined;
    if (guarded) return compileRounded(guarded, compiler);
  }
  return compileHundredths(expression, compiler) ?? { value: compiler.compile(expression) };
}

function getPlaces(places: Expression | undefined, compiler: RoundCompiler): number {
  const decimals = places === undefined ? 0 : (getConstant(compiler.compile(places)) ?? -1);
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 4)
    throw new UnsupportedError('it is rounded to a number of places that is not 0 to 4');
  return decimals;
}

/** Compiles a rounding function with its number of places. */
export function compileRounding(
  kind: keyof typeof roundingModes,
  first: Expression,
  places: Expression | undefined,
  compiler: RoundCompiler,
): RoundedValue {
  const decimals = getPlaces(places, compiler);
  const half = kind === 'roundDown' && decimals === 0 ? compileFloor(first, compiler) : undefined;
  if (half) return half;
  // The export of this app adds or subtracts a small number before it rounds.
  const { terms, constant } = compiler.compile(first);
  const nearest = Math.round(constant);
  const value = { terms, constant: Math.abs(constant - nearest) < 1e-6 ? nearest : constant };
  return { value, decimals, mode: roundingModes[kind] };
}

/** floor(x + 0.5) rounds half up. */
function compileFloor(inner: Expression, compiler: RoundCompiler): RoundedValue | undefined {
  const value = compiler.compile(inner);
  const rest = value.constant - Math.floor(value.constant);
  return value.terms.length > 0 && Math.abs(rest - 0.5) < 1e-6
    ? { value: { ...value, constant: Math.floor(value.constant) }, decimals: 0 }
    : undefined;
}

/** floor(x * 100 + 0.5) / 100 rounds to two decimals. */
function compileHundredths(expression: Expression, compiler: RoundCompiler): RoundedValue | undefined {
  if (expression.kind !== 'binary' || !['/', 'div'].includes(expression.operator)) return undefined;
  const { left, right } = expression;
  if (left.kind !== 'call' || right.kind !== 'constant' || findFunction(left.name) === undefined)
    return undefined;
  const decimals = Math.log10(Number(right.value));
  if (!Number.isInteger(decimals) || decimals < 1 || decimals > 4) return undefined;
  const [inner] = left.on ? [left.on] : left.args;
  const kind = findFunction(left.name);
  if (!inner || (kind !== 'roundDown' && kind !== 'round' && kind !== 'roundEven')) return undefined;
  const value = kind === 'roundDown' ? compileFloor(inner, compiler)?.value : compiler.compile(inner);
  return (
    value && {
      value: scale(value, 1 / Number(right.value)),
      decimals,
      mode: roundingModes[kind === 'roundDown' ? 'round' : kind],
    }
  );
}
