import type { Formula, Score } from '#domain/instrument/instrument.ts';
import { describeFormula } from '#domain/scoring/formulas/describe-formula.ts';
import { type InstrumentChange, diffValue } from './change.ts';
import { diffPaths, getValueAt } from './differences.ts';

/**
 * Compares the formulas of a score: their description, or if it is equal, each value in them.
 * @param allowedMissing the older version had a use for rules for missing answers
 */
export function compareFormulas(
  name: string,
  old: Score,
  updated: Score,
  allowedMissing: boolean,
): InstrumentChange[] {
  const words = diffValue(
    'keys',
    `Formula of ${name}`,
    formatFormula(old.formula),
    formatFormula(updated.formula),
  );
  const positions = words.length > 0 ? [] : diffPaths(old.formula, updated.formula);
  return [
    ...words,
    ...positions.flatMap((position) =>
      diffValue(
        // The standard error does not affect scores.
        position.endsWith('.standardError') ? 'norms' : 'keys',
        `Formula of ${name}, ${position}`,
        getValueAt(old.formula, position),
        getValueAt(updated.formula, position),
      ),
    ),
    ...diffValue('keys', `Recode of ${name}`, formatRecode(old), formatRecode(updated)),
    ...diffValue('keys', `Decimals of ${name}`, old.decimals, updated.decimals),
    ...diffValue('keys', `Rounding of ${name}`, formatRounding(old), formatRounding(updated)),
    ...diffValue(
      allowedMissing ? 'keys' : 'looks',
      `Missing answers of ${name}`,
      formatMissing(old),
      formatMissing(updated),
    ),
  ];
}

/** Omits the standard errors, which do not affect scores. */
export function omitStandardErrors(formula: Formula): Formula {
  return formula.kind === 'table'
    ? { ...formula, rows: formula.rows.map(({ standardError: _, ...row }) => row) }
    : formula;
}

/** Formats a formula with the ids in it, such as "sum of sa1, sa2". */
export function formatFormula(formula: Formula): string {
  return describeFormula(formula, ({ of, isList, ids }) => {
    const list = ids.join(', ');
    return of === 'scores' && isList ? `the scores ${list}` : list;
  });
}

function formatMissing({ missing }: Score): string {
  if (missing === undefined) return 'all answers are needed';
  const rest = missing.rest === 'ownMean' ? 'their mean replaces the others' : 'the others are left out';
  return `at least ${missing.atLeast} are needed, ${rest}`;
}

function formatRecode({ recode }: Score): string {
  if (recode === undefined) return 'none';
  return recode.map(({ from, to = from, value }) => `${from} to ${to} is ${value}`).join(', ');
}

function formatRounding({ rounding = {} }: Score): string {
  const { mode = 'halfUp', passedOn = 'exact' } = rounding;
  return `${mode}, ${passedOn} for other scores`;
}
