import type { Answers } from '../../answers/answers.ts';
import type { Instrument, Score } from '../../instrument/instrument.ts';
import type { Demographics } from '../demographics.ts';
import { formulas } from '../formulas/index.ts';
import { formatNumber } from '../formulas/format-number.ts';
import { listItemIds } from '../formulas/operands.ts';
import { computeItemValues } from '../item-values.ts';
import { roundScore } from '../rounding.ts';
import { computeExactScores } from '../score.ts';
import { type Evaluation, evaluateLevel } from './evaluation.ts';

/** The computation and evaluation of one score. */
export interface ScoreTrace {
  readonly score: Score;
  /** Number of its items with a value; null for a score without items. */
  readonly answered: { readonly count: number; readonly of: number } | null;
  /** The formula with numbers: '3 + 4 + 2'; null if it cannot be computed. */
  readonly inNumbers: string | null;
  /** Before rounding. */
  readonly exact: string | null;
  readonly value: number | null;
  /** Null if there is no value, or the score is not displayed. */
  readonly evaluation: Evaluation | null;
}

/** Computes all scores, in the order of the file. */
export function createScoreTraces(instrument: Instrument, ans: Answers, facts: Demographics): ScoreTrace[] {
  const values = computeItemValues(instrument, ans);
  const worked = computeExactScores(instrument, ans);
  return instrument.scores.map((score) => {
    const { formula, report } = score;
    const ids = listItemIds(formula);
    const { formula: counted = formula, operands = null, exact = null } = worked.get(score.id) ?? {};
    const value = exact && roundScore(score, exact);
    return {
      score,
      answered:
        ids.length === 0 ? null : { count: ids.filter((id) => values.get(id)).length, of: ids.length },
      inNumbers: operands && formulas[counted.kind].inNumbers(operands, counted),
      exact: exact && formatNumber(exact),
      value,
      evaluation: value === null || report === undefined ? null : evaluateLevel(report, value, facts),
    };
  });
}
