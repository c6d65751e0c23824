import type { Formula, Score } from '#domain/instrument/instrument.ts';
import { describeFormula } from '#domain/scoring/formulas/words.ts';
import { type Change, changed } from './change.ts';
import { differences, valueAt } from './differences.ts';

/** How a score is worked out differently: its formula in words, else each number in it that differs. */
export function formulaChanges(name: string, old: Score, fresh: Score): Change[] {
  const words = changed('keys', `Formula of ${name}`, formulaInIds(old.formula), formulaInIds(fresh.formula));
  const places = words.length > 0 ? [] : differences(old.formula, fresh.formula);
  return [
    ...words,
    ...places.flatMap((place) =>
      changed(
        // An error of measurement moves no score.
        place.endsWith('.standardError') ? 'norms' : 'keys',
        `Formula of ${name}, ${place}`,
        valueAt(old.formula, place),
        valueAt(fresh.formula, place),
      ),
    ),
    ...changed('keys', `Decimals of ${name}`, old.decimals, fresh.decimals),
    ...changed('keys', `Missing answers of ${name}`, missingInWords(old), missingInWords(fresh)),
  ];
}

/** A formula without what only says how exact its values are. */
export function scoringPart(formula: Formula): Formula {
  return formula.kind === 'table'
    ? { ...formula, rows: formula.rows.map(({ standardError: _, ...row }) => row) }
    : formula;
}

/** "sum of sa1, sa2": a formula by the ids it names. */
export function formulaInIds(formula: Formula): string {
  return describeFormula(formula, ({ of, isList, ids }) => {
    const list = ids.join(', ');
    return of === 'scores' && isList ? `the scores ${list}` : list;
  });
}

function missingInWords({ missing }: Score): string {
  if (missing === undefined) return 'all answers are needed';
  const rest = missing.rest === 'ownMean' ? 'their mean stands for the rest' : 'the rest is left out';
  return `at least ${missing.atLeast} are needed, ${rest}`;
}
