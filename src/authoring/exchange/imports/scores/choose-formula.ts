import type { Formula, Score } from '#domain/instrument/instrument.ts';
import type { Linear, Term } from './linear.ts';

/** The keys of a score that say what it counts. */
export type Counted = Pick<Score, 'formula' | 'recode'>;

/** Returns the formula of a sum, or undefined if it needs intermediate scores. */
export function chooseFormula(value: Linear): Counted | undefined {
  const { terms, constant } = value;
  const recode = terms[0]?.recode;
  if (recode === undefined) {
    const formula = choosePlainFormula(value);
    return formula && { formula };
  }
  const isAlike = terms.every(
    (one) => one.of === 'item' && !one.cut && JSON.stringify(one.recode) === JSON.stringify(recode),
  );
  if (!isAlike || constant !== 0) return undefined;
  const [only, second] = terms;
  if (only?.rules && !second && only.weight === 1) return { formula: only.rules };
  return { formula: chooseItemsFormula(terms), recode };
}

function choosePlainFormula({ terms, constant }: Linear): Formula | undefined {
  const [first, second] = terms;
  if (first === undefined || terms.some((one) => one.recode)) return undefined;
  if (terms.every(isItem)) return constant === 0 ? chooseItemsFormula(terms) : undefined;
  if (terms.every(isScore)) return chooseScoresFormula(first, second, terms, constant);
  const { cut, of, id, weight } = first;
  if (constant !== 0 || !cut) return undefined;
  if (terms.length === 1 && (of === 'score' || weight !== 1)) {
    const when = of === 'score' ? { score: id, ...cut } : { item: id, ...cut };
    return { kind: 'rules', cases: [{ when, value: weight }], otherwise: 0 };
  }
  const isAlike = terms.every(
    (one) => one.of === 'item' && one.weight === 1 && JSON.stringify(one.cut) === JSON.stringify(cut),
  );
  return isAlike ? { kind: 'countFrom', items: terms.map((one) => one.id), ...cut } : undefined;
}

function chooseItemsFormula(terms: readonly Term[]): Formula {
  const items = terms.map(({ id }) => id);
  const weights = terms.map(({ weight }) => weight);
  if (weights.every((weight) => weight === 1)) return { kind: 'sum', items };
  if (items.length > 1 && weights.every((weight) => Math.abs(weight * items.length - 1) < 1e-9))
    return { kind: 'mean', items };
  return { kind: 'weightedSum', items, weights: weights.map((weight) => Number(weight.toPrecision(10))) };
}

function chooseScoresFormula(
  first: Term,
  second: Term | undefined,
  terms: readonly Term[],
  constant: number,
): Formula | undefined {
  if (second === undefined)
    return { kind: 'linear', score: first.id, a: constant, b: Number(first.weight.toPrecision(10)) };
  if (constant !== 0) return undefined;
  if (terms.every(({ weight }) => weight === 1))
    return { kind: 'sumOfScores', scores: terms.map(({ id }) => id) };
  const [minuend, subtrahend] = first.weight === 1 ? [first, second] : [second, first];
  return terms.length === 2 && minuend.weight === 1 && subtrahend.weight === -1
    ? { kind: 'difference', minuend: minuend.id, subtrahend: subtrahend.id }
    : undefined;
}

/**
 * Splits a sum into parts with a formula each: the items, the counts of each range, and each score. The parts add up to
 * the sum without its constant.
 */
export function splitTerms({ terms }: Linear): Linear[] {
  const toPart = (part: readonly Term[]): Linear => ({ terms: part, constant: 0 });
  const counts = terms.filter((one) => one.cut && one.of === 'item' && one.weight === 1);
  const ranges = [...new Set(counts.map(({ cut }) => JSON.stringify(cut)))];
  const recoded = terms.filter((one) => one.recode);
  const maps = [...new Set(recoded.map(({ recode }) => JSON.stringify(recode)))];
  const others = terms.filter((one) => !isItem(one) && !one.recode && !counts.includes(one));
  return [
    toPart(terms.filter(isItem)),
    ...ranges.map((range) => toPart(counts.filter(({ cut }) => JSON.stringify(cut) === range))),
    ...maps.map((map) => toPart(recoded.filter(({ recode }) => JSON.stringify(recode) === map))),
    ...others.map((one) => toPart([one])),
  ].filter((part) => part.terms.length > 0);
}

const isItem = ({ of, cut, recode }: Term) => of === 'item' && !cut && !recode;
const isScore = ({ of, cut }: Term) => of === 'score' && !cut;
