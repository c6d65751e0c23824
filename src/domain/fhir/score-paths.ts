import type { Formula, Instrument, MissingRule, Score, ScoreRule } from '../instrument/instrument.ts';
import { listOperands } from '../scoring/formulas/operands.ts';
import type { RoundingMode } from '../scoring/fraction.ts';
import { canShrink, type ShrinkableFormula } from '../scoring/not-applicable.ts';

/** Allows for the rounding errors of engines with binary numbers, before rounding and comparisons. */
const epsilon = '0.0000001';

/** Names of the variables for the value of an item, and for a score before rounding. */
export const variableNames = {
  item: (id: string) => `item_${id.replaceAll('-', '_')}`,
  score: (id: string) => `score_${id}`,
} as const;

const itemVariable = (id: string) => `%${variableNames.item(id)}`;
const score = (id: string) => `%${variableNames.score(id)}`;

/**
 * Converts a formula to FHIRPath over the variables of items and preceding scores, before rounding; empty if the
 * score has no value.
 */
export function createScorePath(definition: Score, conditions: ScoreConditions = {}): string {
  const path = createExactPath(definition, conditions);
  const limited = conditions.isComplete ? `iif(${conditions.isComplete}, ${path}, {})` : path;
  return definition.rounding?.passedOn === 'rounded' ? roundPath(limited, definition) : limited;
}

/** Conditions outside of the score, in FHIRPath. */
interface ScoreConditions {
  /** Enough of the whole questionnaire is answered. */
  readonly isComplete?: string | undefined;
  /** The item was answered with "does not apply"; undefined if it has no such option. */
  readonly isNotApplicable?: (id: string) => string | undefined;
}

function createExactPath(definition: Score, { isNotApplicable }: ScoreConditions): string {
  const { formula, missing, recode } = definition;
  const item = (id: string) => recodePath(itemVariable(id), recode);
  if (canShrink(formula)) return createItemsPath({ formula, missing, item, isNotApplicable });
  switch (formula.kind) {
    case 'product':
      return formula.items.map(item).join(' * ');
    case 'timeBetween': {
      const [start, end] = [item(formula.start), item(formula.end)];
      return `(${end} - ${start} + 1440) mod 1440`;
    }
    case 'lookup': {
      const rows = formula.rows.reduceRight(
        (rest, { values, value }) =>
          `iif(${values.map((one, at) => `${item(formula.items[at] ?? '')} = ${one}`).join(' and ')}, ${value}, ${rest})`,
        formula.otherwise === undefined ? '{}' : `${formula.otherwise}`,
      );
      return `iif(${allExist(formula.items.map(item))}, ${rows}, {})`;
    }
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
        (rest, { when, value }) => `iif(${createRulePath(when, item)}, ${value}, ${rest})`,
        `${formula.otherwise}`,
      );
      const named = listOperands(formula).flatMap(({ of, ids }) => ids.map(of === 'items' ? item : score));
      return `iif(${allExist(named)}, ${cases}, {})`;
    }
  }
}

/** What each item value counts; empty for a value without a row. */
function recodePath(path: string, recode: Score['recode']): string {
  if (recode === undefined) return path;
  const rows = recode.reduceRight(
    (rest, { from, to = from, value }) => `iif($this >= ${from} and $this <= ${to}, ${value}, ${rest})`,
    '{}',
  );
  return `${path}.select(${rows})`;
}

/**
 * The score as stored, in FHIRPath.
 * @param isWhole skips rounding
 */
export function createRoundedPath(definition: Score, isWhole: boolean): string {
  const path = score(definition.id);
  return isWhole || definition.rounding?.passedOn === 'rounded' ? path : roundPath(path, definition);
}

function roundPath(path: string, { decimals, rounding }: Score): string {
  const scale = 10 ** decimals;
  const scaled = scale === 1 ? path : `${path} * ${scale}`;
  const rounded = roundWholePath(scaled, rounding?.mode ?? 'halfUp');
  return scale === 1 ? rounded : `${rounded} / ${scale}`;
}

function roundWholePath(path: string, mode: RoundingMode): string {
  const halfUp = `(${path} + 0.5 + ${epsilon}).floor()`;
  switch (mode) {
    case 'halfUp':
      return halfUp;
    case 'up':
      return `(${path} - ${epsilon}).ceiling()`;
    case 'down':
      return `(${path} + ${epsilon}).floor()`;
    case 'halfEven':
      return `(${halfUp} - iif((${path} + 0.5 - ${halfUp}).abs() < ${epsilon} and ${halfUp} mod 2 != 0, 1, 0))`;
  }
}

/** Whether FHIRPath computes an empty value without a condition: a sum with an empty operand is empty. */
const isEmptyIfItemMissing: Readonly<Record<ShrinkableFormula['kind'], boolean>> = {
  sum: true,
  mean: true,
  weightedSum: true,
  countFrom: false,
  highest: false,
};

interface ItemsPathOptions extends Pick<ScoreConditions, 'isNotApplicable'> {
  readonly formula: ShrinkableFormula;
  readonly missing: MissingRule | undefined;
  readonly item: (id: string) => string;
}

function createItemsPath({ formula, missing, item, isNotApplicable }: ItemsPathOptions): string {
  const { items } = formula;
  const conditions = items.map((id) => isNotApplicable?.(id));
  const canLeave = conditions.some((condition) => condition !== undefined);
  if (missing === undefined && !canLeave) {
    const path = createPath(
      formula,
      items.map((id) => ({ id, value: item(id), isThere: 'true' })),
      `${items.length}`,
    );
    return isEmptyIfItemMissing[formula.kind] ? path : `iif(${allExist(items.map(item))}, ${path}, {})`;
  }
  const count = `(${items.map((id) => `iif(${item(id)}.exists(), 1, 0)`).join(' + ')})`;
  const left = conditions.flatMap((condition) => (condition ? `iif(${condition}, 1, 0)` : []));
  const applicable = canLeave ? `(${items.length} - (${left.join(' + ')}))` : `${items.length}`;
  const own = `((${items.map((id) => `iif(${item(id)}.exists(), ${item(id)}, 0)`).join(' + ')}) / ${count})`;
  const fills = missing?.rest === 'ownMean';
  const answeredItems = items.map((id, at) =>
    fills
      ? {
          id,
          value: `iif(${item(id)}.exists(), ${item(id)}, ${own})`,
          isThere: conditions[at] ? `${conditions[at]}.not()` : 'true',
        }
      : { id, value: item(id), isThere: `${item(id)}.exists()` },
  );
  const among = fills ? applicable : count;
  const isEnough =
    missing === undefined
      ? `${count} = ${applicable} and ${count} > 0`
      : `(${count} >= ${Math.max(missing.atLeast, 1)} or (${count} = ${applicable} and ${count} > 0))`;
  // Without items that can leave, all answered is always enough.
  const limit = canLeave || missing === undefined ? isEnough : `${count} >= ${Math.max(missing.atLeast, 1)}`;
  return `iif(${limit}, ${createPath(formula, answeredItems, among)}, {})`;
}

interface AnsweredItems {
  readonly id: string;
  readonly value: string;
  /** 'true', or the condition under which the item counts. */
  readonly isThere: string;
}

function createPath(
  formula: ShrinkableFormula,
  answeredItems: readonly AnsweredItems[],
  among: string,
): string {
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

function createRulePath(rule: ScoreRule, item: (id: string) => string): string {
  const part = (one: ScoreRule) => createRulePath(one, item);
  if ('all' in rule) return `(${rule.all.map(part).join(' and ')})`;
  if ('any' in rule) return `(${rule.any.map(part).join(' or ')})`;
  if ('not' in rule) return `${part(rule.not)}.not()`;
  if ('of' in rule)
    return `(${rule.of.map((one) => `iif(${part(one)}, 1, 0)`).join(' + ')} >= ${rule.atLeast})`;
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
  product: 'if all operands are',
  timeBetween: 'always',
  lookup: 'unknown',
};

/** Ids of scores that are whole numbers without rounding. */
export function findWholeScores(
  instrument: Instrument,
  isWholeItem: (id: string) => boolean,
): ReadonlySet<string> {
  const whole = new Set<string>();
  for (const { id, formula, missing, recode } of instrument.scores) {
    const hasWholeOperands = listOperands(formula).every(({ of, ids }) =>
      ids.every((one) => (of === 'items' ? isWholeItem(one) : whole.has(one))),
    );
    const hasWholeRows = recode?.every(({ value }) => Number.isInteger(value)) ?? true;
    const isWhole =
      wholeScores[formula.kind] === 'always' ||
      (wholeScores[formula.kind] === 'if all operands are' &&
        (recode ? hasWholeRows : hasWholeOperands) &&
        missing?.rest !== 'ownMean');
    if (isWhole) whole.add(id);
  }
  return whole;
}
