import type { Instrument, Score } from '../instrument/instrument.ts';

/**
 * The scores that stand for a whole section where there is room for one line each: those that are reported and can be
 * judged, without the parts of a total that is among them.
 */
export function headlineScores({ scores }: Pick<Instrument, 'scores'>): readonly Score[] {
  const judged = scores.filter(({ report }) => report !== undefined && report.reliability !== null);
  const parts = judged.flatMap(({ formula }) => (formula.kind === 'sumOfScores' ? formula.scores : []));
  return judged.filter(({ id }) => !parts.includes(id));
}
