import type { Count } from '#domain/psychometrics/quality-file.ts';
import type { PossibleRange } from '#domain/scoring/possible-range.ts';
import { withoutSmall } from './small-counts.ts';

/** Each score has a place of its own up to so many; beyond, neighbours stand together. */
const mostPlaces = 16;

/** How many people have which score, over everything that is possible, in steps of whole points. */
export function distributionOf(scores: readonly number[], { min, max }: PossibleRange): Count[] {
  const points = Math.floor(max) - Math.floor(min) + 1;
  const width = Math.ceil(points / mostPlaces);
  const places = Array.from({ length: Math.ceil(points / width) }, (_, at) => {
    const from = Math.floor(min) + at * width;
    const to = Math.min(from + width - 1, Math.floor(max));
    const people = scores.filter((score) => score >= from && score < to + 1).length;
    return { label: from === to ? `${from}` : `${from} to ${to}`, people };
  });
  return withoutSmall(places);
}
