import type { AgeBand, Score } from '#domain/instrument/instrument.ts';
import type { Table } from '#domain/tables/table.ts';

/** By which norms and cuts an earlier version of a table judged a score. */
export interface EarlierBands {
  readonly version: string;
  readonly bands: readonly AgeBand[];
}

/** The earlier versions of a table that judged a score by other norms or cuts than the newest; the newest of them first. */
export function earlierBands({ earlier = [] }: Table, { id, report }: Score): EarlierBands[] {
  const now = judging(report?.bands ?? []);
  return earlier.flatMap(({ version, scores }) => {
    const bands = scores.find((score) => score.id === id)?.report?.bands ?? [];
    return judging(bands) === now ? [] : [{ version, bands }];
  });
}

/** What levels and percentiles come of: where a norm is from, and colours, judge nothing. */
function judging(bands: readonly AgeBand[]): string {
  return JSON.stringify(
    bands.map(({ from, to, gender, education, norm, levels }) => {
      const known = norm && { mean: norm.mean, sd: norm.sd, percentiles: norm.percentiles };
      return { from, to, gender, education, norm: known, levels };
    }),
  );
}
