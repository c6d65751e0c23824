import type { ScoreNorms } from '#domain/psychometrics/norms-file.ts';
import { type ReportSection, renderFigureTable } from '../../quality/page/report-section.ts';
import { formatAges } from '../score-norms.ts';

/** The percentile tables; null if no band has enough people. */
export function renderPercentiles({ title, bands }: ScoreNorms): ReportSection | null {
  const rows = bands.flatMap(({ proposed: { percentiles }, ...band }) =>
    (percentiles ?? []).map(({ score, percentile }) => [formatAges(band), score, percentile]),
  );
  if (rows.length === 0) return null;
  const without = bands.filter(({ proposed: { percentiles } }) => percentiles === null).map(formatAges);
  return {
    title: 'Proposed percentiles',
    sentence:
      without.length === 0
        ? 'Each entry applies from its score up to the next one.'
        : `Each entry applies from its score up to the next one. Ages ${without.join(', ')} have too few people for a table and use the normal distribution.`,
    plot: null,
    table: renderFigureTable(`${title}: percentiles`, ['Ages', 'From score', 'Percentile'], rows),
  };
}
