import type { Instrument } from '../../instrument.ts';
import { namedIds } from './named.ts';

type Scores = Pick<Instrument, 'items' | 'scores'>;

/** One naming of a score by another, with its place. */
export interface Naming {
  readonly path: string;
  /** Index of the score whose formula names. */
  readonly from: number;
  /** Index of the score that is named. */
  readonly to: number;
}

/** The shortest way from a score through what it names back to itself; undefined where there is none. */
export function circleFrom(instrument: Scores, at: number): readonly Naming[] | undefined {
  const all = listReferences(instrument);
  const seen = new Set<number>();
  let paths: (readonly Naming[])[] = all.filter(({ from }) => from === at).map((one) => [one]);
  while (paths.length > 0) {
    const closed = paths.find((way) => way.at(-1)?.to === at);
    if (closed) return closed;
    paths = paths.flatMap((way) => {
      const end = way.at(-1)?.to ?? at;
      if (seen.has(end)) return [];
      seen.add(end);
      return all.filter(({ from }) => from === end).map((next) => [...way, next]);
    });
  }
  return undefined;
}

/** Does the score that a formula names lead back to that formula? */
export function inCircle(instrument: Scores, at: number, id: string): boolean {
  const to = instrument.scores.findIndex((score) => score.id === id);
  return (circleFrom(instrument, at) ?? []).some((naming) => naming.from === at && naming.to === to);
}

function listReferences(instrument: Scores): Naming[] {
  return namedIds(instrument).flatMap(({ of, at, ids, pathOf }) =>
    of === 'scores'
      ? ids.flatMap((id, n) => {
          const to = instrument.scores.findIndex((score) => score.id === id);
          return to < 0 ? [] : [{ path: pathOf(n), from: at, to }];
        })
      : [],
  );
}
