import type { AgeBand, Score } from '#domain/instrument/instrument.ts';
import type { Table } from '#domain/tables/table.ts';

/** The norms and limits of a score in an earlier version of a table. */
export interface EarlierBands {
  readonly version: string;
  readonly bands: readonly AgeBand[];
}

/** Lists the earlier versions of a table whose norms or limits differ from the newest, newest first. */
export function listEarlierBands({ earlier = [] }: Table, { id, report }: Score): EarlierBands[] {
  const now = getScoringParts(report?.bands ?? []);
  return earlier.flatMap(({ version, scores }) => {
    const bands = scores.find((score) => score.id === id)?.report?.bands ?? [];
    return getScoringParts(bands) === now ? [] : [{ version, bands }];
  });
}

/** The parts of bands that determine levels and percentiles; not sources and colours. */
function getScoringParts(bands: readonly AgeBand[]): string {
  return JSON.stringify(
    bands.map(({ from, to, gender, education, norm, levels }) => {
      const known = norm && { mean: norm.mean, sd: norm.sd, percentiles: norm.percentiles };
      return { from, to, gender, education, norm: known, levels };
    }),
  );
}
