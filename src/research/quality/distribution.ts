import type { Count } from '#domain/psychometrics/quality-file.ts';
import type { PossibleRange } from '#domain/scoring/possible-range.ts';
import { withoutSmall } from './small-counts.ts';

/** Each score has a place of its own up to so many; beyond, neighbours stand together. */
const mostPlaces = 16;
/** Scores with decimal places stand in so many equal parts. */
const parts = 12;

interface Place {
  readonly label: string;
  holds(score: number): boolean;
}

/** How many people have which score, over everything that is possible. */
export function distributionOf(
  scores: readonly number[],
  { min, max, decimals }: PossibleRange & { readonly decimals: number },
): Count[] {
  const places = decimals === 0 ? wholePlaces(min, max) : equalPlaces(min, max, decimals);
  return withoutSmall(places.map(({ label, holds }) => ({ label, people: scores.filter(holds).length })));
}

function wholePlaces(min: number, max: number): Place[] {
  const points = max - min + 1;
  const width = Math.ceil(points / mostPlaces);
  return Array.from({ length: Math.ceil(points / width) }, (_, at) => {
    const from = min + at * width;
    const to = Math.min(from + width - 1, max);
    return {
      label: from === to ? `${from}` : `${from} to ${to}`,
      holds: (score) => score >= from && score <= to,
    };
  });
}

function equalPlaces(min: number, max: number, decimals: number): Place[] {
  const width = (max - min) / parts;
  const written = (value: number) => value.toFixed(Math.min(decimals, 2));
  return Array.from({ length: parts }, (_, at) => {
    const [from, to] = [min + at * width, min + (at + 1) * width];
    const isLast = at === parts - 1;
    return {
      label: `${written(from)} to ${written(to)}`,
      // The upper end belongs to the next place, and the highest score to the last.
      holds: (score) => score >= from && (score < to || isLast),
    };
  });
}
