import type { Formula, Instrument, Report, Score } from '../instrument/instrument.ts';

/**
 * Selects the scores that summarize a section on one line each: categories, and reported scores with a known
 * measurement error. Omits the parts of a total that is included.
 */
export function selectHeadlineScores({ scores }: Pick<Instrument, 'scores'>): readonly Score[] {
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
