import type { Formula } from '../../instrument/instrument.ts';
import { countFrom } from './count-from.ts';
import { difference } from './difference.ts';
import type { FormulaRules } from './formula.ts';
import { highest } from './highest.ts';
import { linear } from './linear.ts';
import { lookup } from './lookup.ts';
import { mean } from './mean.ts';
import { product } from './product.ts';
import { ratio } from './ratio.ts';
import { rules } from './rules.ts';
import { sum } from './sum.ts';
import { sumOfScores } from './sum-of-scores.ts';
import { table } from './table.ts';
import { timeBetween } from './time-between.ts';
import { weightedSum } from './weighted-sum.ts';

/**
 * All formulas by their `kind` in files. A new formula needs a file and an entry here; `npm run derive` adds it
 * to the JSON schema, the types and the authors' guide.
 */
export const formulas: Readonly<Record<Formula['kind'], FormulaRules>> = {
  sum,
  mean,
  weightedSum,
  sumOfScores,
  difference,
  ratio,
  linear,
  countFrom,
  highest,
  table,
  rules,
  product,
  timeBetween,
  lookup,
};
