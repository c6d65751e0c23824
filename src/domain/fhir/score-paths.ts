import type { Formula, Instrument, MissingRule, Score, ScoreRule } from '../instrument/instrument.ts';
import { listOperands } from '../scoring/formulas/operands.ts';

/** Allows for the rounding errors of engines with binary numbers, before rounding and comparisons. */
const epsilon = '0.0000001';

/** Names of the variables for the value of an item, and for a score before rounding. */
export const variableNames = {
  item: (id: string) => `item_${id.replaceAll('-', '_')}`,
  score: (id: string) => `score_${id}`,
} as const;

const item = (id: string) => `%${variableNames.item(id)}`;
const score = (id: string) => `%${variableNames.score(id)}`;

/**
 * Converts a formula to FHIRPath over the variables of items and preceding scores, before rounding; empty if the
 * score has no value.
 */
export function createScorePath({ formula, missing }: Score): string {
  if ('items' in formula) return createItemsPath(formula, formula.items, missing);
  switch (formula.kind) {
    case 'sumOfScores':
      return formula.scores.map(score).join(' + ');
    case 'difference':
      return `${score(formula.minuend)} - ${score(formula.subtrahend)}`;
    case 'ratio':
      return `${score(formula.numerator)} / ${score(formula.denominator)}`;
    case 'linear':
      return `${formula.a} + (${formula.b}) * ${score(formula.score)}`;
    case 'table': {
      const raw = `(${score(formula.score)} + 0.5 + ${epsilon}).floor()`;
      const rows = formula.rows.map(
        ({ from, to = from, value }) => `iif(${raw} >= ${from} and ${raw} <= ${to}, ${value}, {})`,
      );
      return rows.join(' | ');
    }
    case 'rules': {
      const cases = formula.cases.reduceRight(
        (rest, { when, value }) => `iif(${createRulePath(when)}, ${value}, ${rest})`,
        `${formula.otherwise}`,
      );
      const named = listOperands(formula).flatMap(({ of, ids }) => ids.map(of === 'items' ? item : score));
      return `iif(${allExist(named)}, ${cases}, {})`;
    }
  }
}

/**
 * The score as stored, in FHIRPath: rounded half up.
 * @param isWhole skips rounding
 */
export function createRoundedPath({ id, decimals }: Score, isWhole: boolean): string {
  if (isWhole) return score(id);
  const scale = 10 ** decimals;
  return scale === 1
    ? `(${score(id)} + 0.5 + ${epsilon}).floor()`
    : `(${score(id)} * ${scale} + 0.5 + ${epsilon}).floor() / ${scale}`;
}

type ItemsFormula = Extract<Formula, { readonly items: readonly string[] }>;

/** Whether FHIRPath computes an empty value without a condition: a sum with an empty operand is empty. */
const isEmptyIfItemMissing: Readonly<Record<ItemsFormula['kind'], boolean>> = {
  sum: true,
  mean: true,
  weightedSum: true,
  countFrom: false,
  highest: false,
};

function createItemsPath(
  formula: ItemsFormula,
  items: readonly string[],
  missing: MissingRule | undefined,
): string {
  if (missing === undefined) {
    const path = createPath(
      formula,
      items.map((id) => ({ id, value: item(id), isThere: 'true' })),
      `${items.length}`,
    );
    return isEmptyIfItemMissing[formula.kind] ? path : `iif(${allExist(items.map(item))}, ${path}, {})`;
  }
  const count = `(${items.map((id) => `iif(${item(id)}.exists(), 1, 0)`).join(' + ')})`;
  const own = `((${items.map((id) => `iif(${item(id)}.exists(), ${item(id)}, 0)`).join(' + ')}) / ${count})`;
  const answeredItems = items.map((id) =>
    missing.rest === 'ownMean'
      ? { id, value: `iif(${item(id)}.exists(), ${item(id)}, ${own})`, isThere: 'true' }
      : { id, value: item(id), isThere: `${item(id)}.exists()` },
  );
  const among = missing.rest === 'ownMean' ? `${items.length}` : count;
  return `iif(${count} >= ${Math.max(missing.atLeast, 1)}, ${createPath(formula, answeredItems, among)}, {})`;
}

interface AnsweredItems {
  readonly id: string;
  readonly value: string;
  /** 'true', or the condition under which the item counts. */
  readonly isThere: string;
}

function createPath(formula: ItemsFormula, answeredItems: readonly AnsweredItems[], among: string): string {
  const ifThere = ({ isThere }: AnsweredItems, value: string) =>
    isThere === 'true' ? value : `iif(${isThere}, ${value}, 0)`;
  switch (formula.kind) {
    case 'sum':
      return answeredItems.map((one) => ifThere(one, one.value)).join(' + ');
    case 'mean':
      return `(${answeredItems.map((one) => ifThere(one, one.value)).join(' + ')}) / ${among}`;
    case 'weightedSum':
      return answeredItems
        .map((one) => {
          const weight = formula.weights[formula.items.indexOf(one.id)] ?? 0;
          return ifThere(one, `(${weight}) * ${one.value}`);
        })
        .join(' + ');
    case 'countFrom':
      return answeredItems
        .map((one) => `iif(${one.isThere} and ${createRangePath(one.value, formula)}, 1, 0)`)
        .join(' + ');
    case 'highest': {
      const [first, ...rest] = answeredItems.map(({ value }) => value);
      const all = rest.reduce((path, value) => `${path}.combine(${value})`, `(${first})`);
      return `${all}.aggregate(iif($total.empty() or $this > $total, $this, $total))`;
    }
  }
}

function createRulePath(rule: ScoreRule): string {
  if ('all' in rule) return `(${rule.all.map(createRulePath).join(' and ')})`;
  if ('any' in rule) return `(${rule.any.map(createRulePath).join(' or ')})`;
  if ('of' in rule)
    return `(${rule.of.map((part) => `iif(${createRulePath(part)}, 1, 0)`).join(' + ')} >= ${rule.atLeast})`;
  return createRangePath('score' in rule ? score(rule.score) : item(rule.item), rule);
}

function createRangePath(
  value: string,
  { from, upTo }: { readonly from?: number | undefined; readonly upTo?: number | undefined },
): string {
  const limits = [
    ...(from === undefined ? [] : [`${value} + ${epsilon} >= ${from}`]),
    ...(upTo === undefined ? [] : [`${value} - ${epsilon} <= ${upTo}`]),
  ];
  return limits.length === 0 ? 'true' : `(${limits.join(' and ')})`;
}

const allExist = (parts: readonly string[]) => parts.map((part) => `${part}.exists()`).join(' and ');

/** Whether the scores of a formula are whole numbers without rounding. */
const wholeScores: Readonly<Record<Formula['kind'], 'always' | 'if all operands are' | 'unknown'>> = {
  sum: 'if all operands are',
  mean: 'unknown',
  weightedSum: 'unknown',
  sumOfScores: 'if all operands are',
  difference: 'if all operands are',
  ratio: 'unknown',
  linear: 'unknown',
  countFrom: 'always',
  highest: 'if all operands are',
  table: 'unknown',
  rules: 'always',
};

/** Ids of scores that are whole numbers without rounding. */
export function findWholeScores(
  instrument: Instrument,
  isWholeItem: (id: string) => boolean,
): ReadonlySet<string> {
  const whole = new Set<string>();
  for (const { id, formula, missing } of instrument.scores) {
    const hasWholeOperands = listOperands(formula).every(({ of, ids }) =>
      ids.every((one) => (of === 'items' ? isWholeItem(one) : whole.has(one))),
    );
    const isWhole =
      wholeScores[formula.kind] === 'always' ||
      (wholeScores[formula.kind] === 'if all operands are' &&
        hasWholeOperands &&
        missing?.rest !== 'ownMean');
    if (isWhole) whole.add(id);
  }
  return whole;
}
