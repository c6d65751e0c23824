import type { Formula, Instrument, Score, ScoreRule } from '#domain/instrument/instrument.ts';
import { createLimits, joinLogic } from '#domain/redcap/branching.ts';
import { toSnakeCase } from '#domain/redcap/field-name.ts';
import { canShrink, type ShrinkableFormula } from '#domain/scoring/not-applicable.ts';
import { createItemValue } from './redcap-values.ts';

type ReadValue = (id: string) => string;

const readScore: ReadValue = (id) => `[${toSnakeCase(id)}]`;

/** Converts a score to the calculation of a field, in the order reverse, recode, missing, formula, round. */
export function createCalculation(instrument: Instrument, score: Score): string {
  const { formula, missing, recode } = score;
  const readItem: ReadValue = (id) => createRecodedValue(createItemValue(instrument, id), recode);
  if (canShrink(formula) && missing !== undefined)
    return createGuardedCalculation(formula, missing, readItem, score);
  const text = createFormula(formula, readItem);
  return isExact[formula.kind] && score.rounding?.mode === undefined ? text : createRounding(text, score);
}

/** Formulas that are whole numbers if their operands are, so that rounding changes nothing. */
const isExact: Readonly<Record<Formula['kind'], boolean>> = {
  sum: true,
  mean: false,
  weightedSum: false,
  sumOfScores: true,
  difference: true,
  ratio: false,
  linear: false,
  countFrom: true,
  highest: true,
  table: true,
  rules: true,
  product: true,
  timeBetween: true,
  lookup: true,
};

function createFormula(formula: Formula, readItem: ReadValue): string {
  switch (formula.kind) {
    case 'sum':
      return formula.items.map(readItem).join(' + ');
    case 'mean':
      return `mean(${formula.items.map(readItem).join(', ')})`;
    case 'weightedSum':
      return formula.items.map((id, at) => `${readItem(id)} * ${formula.weights[at] ?? 0}`).join(' + ');
    case 'sumOfScores':
      return formula.scores.map(readScore).join(' + ');
    case 'difference':
      return `${readScore(formula.minuend)} - ${readScore(formula.subtrahend)}`;
    case 'ratio':
      return `${readScore(formula.numerator)} / ${readScore(formula.denominator)}`;
    case 'linear':
      return `${formula.a} + ${readScore(formula.score)} * ${formula.b}`;
    case 'countFrom':
      return formula.items.map((id) => `if(${createRange(readItem(id), formula)}, 1, 0)`).join(' + ');
    case 'highest':
      return `max(${formula.items.map(readItem).join(', ')})`;
    case 'product':
      return formula.items.map(readItem).join(' * ');
    case 'timeBetween': {
      const minutes = `${readItem(formula.end)} - ${readItem(formula.start)}`;
      return `if(${minutes} < 0, ${minutes} + 1440, ${minutes})`;
    }
    case 'table':
      return formula.rows.reduceRight(
        (rest, { from, to = from, value }) =>
          `if(${createRange(readScore(formula.score), { from, upTo: to })}, ${value}, ${rest})`,
        '""',
      );
    case 'lookup':
      return formula.rows.reduceRight(
        (rest, { values, value }) =>
          `if(${joinLogic(
            values.map((one, at) => `${readItem(formula.items[at] ?? '')} = ${one}`),
            'and',
          )}, ${value}, ${rest})`,
        formula.otherwise === undefined ? '""' : `${formula.otherwise}`,
      );
    case 'rules':
      return formula.cases.reduceRight(
        (rest, one) => `if(${createRule(one.when, readItem)}, ${one.value}, ${rest})`,
        `${formula.otherwise}`,
      );
  }
}

function createRule(rule: ScoreRule, readItem: ReadValue): string {
  const part = (one: ScoreRule) => createRule(one, readItem);
  if ('all' in rule) return joinLogic(rule.all.map(part), 'and');
  if ('any' in rule) return joinLogic(rule.any.map(part), 'or');
  if ('not' in rule) return `not(${part(rule.not)})`;
  if ('of' in rule)
    return `(${rule.of.map((one) => `if(${part(one)}, 1, 0)`).join(' + ')}) >= ${rule.atLeast}`;
  return createRange('score' in rule ? readScore(rule.score) : readItem(rule.item), rule);
}

const createRange = (value: string, limits: { readonly from?: number; readonly upTo?: number }) =>
  joinLogic(createLimits(value, limits), 'and');

/** What an item value counts; empty for a value without a row. */
function createRecodedValue(value: string, recode: Score['recode']): string {
  if (recode === undefined) return value;
  return recode.reduceRight(
    (rest, { from, to = from, value: counted }) =>
      `if(${from === to ? `${value} = ${from}` : createRange(value, { from, upTo: to })}, ${counted}, ${rest})`,
    '""',
  );
}

/**
 * Computes a score if enough items are answered. `sum()`, `mean()` and `max()` leave out empty fields in REDCap, and a
 * mean of the answers in place of the others is that mean times the number of items.
 */
function createGuardedCalculation(
  formula: ShrinkableFormula,
  { atLeast, rest }: NonNullable<Score['missing']>,
  readItem: ReadValue,
  score: Score,
): string {
  const { items } = formula;
  const values = items.map(readItem);
  const count = values.map((value) => `if(${value} = "", 0, 1)`).join(' + ');
  const own = `mean(${values.join(', ')})`;
  const filled: ReadValue = (id) =>
    `if(${readItem(id)} = "", ${rest === 'ownMean' ? own : '0'}, ${readItem(id)})`;
  const text =
    formula.kind === 'sum'
      ? rest === 'ownMean'
        ? `${own} * ${items.length}`
        : `sum(${values.join(', ')})`
      : formula.kind === 'mean' || formula.kind === 'highest'
        ? createFormula(formula, readItem)
        : formula.kind === 'countFrom' && rest === 'leftOut'
          ? items
              .map((id) => `if(${readItem(id)} <> "" and ${createRange(readItem(id), formula)}, 1, 0)`)
              .join(' + ')
          : createFormula(formula, filled);
  const isWhole = rest === 'leftOut' && isExact[formula.kind] && score.rounding?.mode === undefined;
  return `if(${count} >= ${Math.max(atLeast, 1)}, ${isWhole ? text : createRounding(text, score)}, "")`;
}

/** Rounds as the score says. Four decimals are the precision of a score, and not rounded. */
function createRounding(text: string, { decimals, rounding }: Score): string {
  if (decimals >= 4) return text;
  switch (rounding?.mode) {
    case 'up':
      return `roundup(${text}, ${decimals})`;
    case 'down':
      return `rounddown(${text}, ${decimals})`;
    case 'halfEven': {
      // A number exactly between two steps goes to the even one, which is half of a step doubled.
      const step = 10 ** -decimals;
      const isTie = `mod(${text}, ${step}) = ${step / 2}`;
      return `if(${isTie}, round((${text}) / ${2 * step}, 0) * ${2 * step}, round(${text}, ${decimals}))`;
    }
    default:
      return `round(${text}, ${decimals})`;
  }
}
