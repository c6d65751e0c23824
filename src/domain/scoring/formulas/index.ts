import type { Formula } from '../../instrument/instrument.ts';
import { countFrom } from './count-from.ts';
import { difference } from './difference.ts';
import type { FormulaRules } from './formula.ts';
import { highest } from './highest.ts';
import { linear } from './linear.ts';
import { mean } from './mean.ts';
import { ratio } from './ratio.ts';
import { rules } from './rules.ts';
import { sum } from './sum.ts';
import { sumOfScores } from './sum-of-scores.ts';
import { table } from './table.ts';
import { weightedSum } from './weighted-sum.ts';

/**
 * Every formula by the `kind` that names it in a file. A new one is its file and a line here; then `npm run derive`
 * writes its entry in the schema, its type and its line in the authors' guide.
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
};
