import type { Instrument } from '../../instrument.ts';
import { listFormulaReferences } from './references.ts';

type Scores = Pick<Instrument, 'items' | 'scores'>;

/** A reference from one score to another, with its path. */
export interface ScoreReference {
  readonly path: string;
  /** Index of the score with the formula. */
  readonly from: number;
  /** Index of the referenced score. */
  readonly to: number;
}

/** Finds the shortest cycle of references that contains a score; undefined if there is none. */
export function findCycle(instrument: Scores, at: number): readonly ScoreReference[] | undefined {
  const all = listScoreReferences(instrument);
  const seen = new Set<number>();
  let paths: (readonly ScoreReference[])[] = all.filter(({ from }) => from === at).map((one) => [one]);
  while (paths.length > 0) {
    const cycle = paths.find((way) => way.at(-1)?.to === at);
    if (cycle) return cycle;
    paths = paths.flatMap((way) => {
      const end = way.at(-1)?.to ?? at;
      if (seen.has(end)) return [];
      seen.add(end);
      return all.filter(({ from }) => from === end).map((next) => [...way, next]);
    });
  }
  return undefined;
}

/** Whether a reference of a score is part of such a cycle. */
export function isInCycle(instrument: Scores, at: number, id: string): boolean {
  const to = instrument.scores.findIndex((score) => score.id === id);
  return (findCycle(instrument, at) ?? []).some((naming) => naming.from === at && naming.to === to);
}

function listScoreReferences(instrument: Scores): ScoreReference[] {
  return listFormulaReferences(instrument).flatMap(({ of, at, ids, pathOf }) =>
    of === 'scores'
      ? ids.flatMap((id, n) => {
          const to = instrument.scores.findIndex((score) => score.id === id);
          return to < 0 ? [] : [{ path: pathOf(n), from: at, to }];
        })
      : [],
  );
}
