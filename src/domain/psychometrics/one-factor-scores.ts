import type { Instrument } from '../instrument/instrument.ts';

/** A score whose items are expected to have one common factor. */
export interface OneFactorScore {
  readonly id: string;
  readonly title: string;
  /** Ids of its items. */
  readonly items: readonly string[];
}

/** A one-factor model is identified by at least three items. */
const fewestItems = 3;

/** Lists the reported scores that sum items directly. A total of subscales does not have one factor. */
export function listOneFactorScores({ scores }: Pick<Instrument, 'scores'>): OneFactorScore[] {
  return scores.flatMap(({ id, title, formula, report }) => {
    if (report === undefined || !('items' in formula) || !['sum', 'mean'].includes(formula.kind)) return [];
    return formula.items.length < fewestItems ? [] : [{ id, title, items: formula.items }];
  });
}
