import type { Formula, Instrument, Report, Score } from '../instrument/instrument.ts';

/**
 * The scores that stand for a whole section where there is room for one line each: categories, and those reported whose
 * exactness is known, without the parts of a total that is among them.
 */
export function headlineScores({ scores }: Pick<Instrument, 'scores'>): readonly Score[] {
  const evaluated = scores.filter(
    ({ formula, report }) => report && (formula.kind === 'rules' || isMeasured(formula, report)),
  );
  const parts = evaluated.flatMap(({ formula }) => (formula.kind === 'sumOfScores' ? formula.scores : []));
  return evaluated.filter(({ id }) => !parts.includes(id));
}

function isMeasured(formula: Formula, { reliability, standardError }: Report): boolean {
  const inRows = formula.kind === 'table' && formula.rows.some((row) => row.standardError !== undefined);
  return inRows || reliability !== null || standardError !== undefined;
}
