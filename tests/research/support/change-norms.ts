import type { Instrument } from '#domain/instrument/instrument.ts';

/** A later minor version with higher means and cuts, and the same questions. */
export function raiseNorms(instrument: Instrument, version: string, by: number): Instrument {
  const { scores, ...rest } = instrument;
  const raised = scores.map(({ report, ...score }) => {
    if (!report) return score;
    const bands = report.bands.map(({ norm, levels, ...band }) => ({
      ...band,
      norm: norm && { ...norm, mean: norm.mean + by },
      levels: levels.map((line) => (line.upTo === undefined ? line : { ...line, upTo: line.upTo + by })),
    }));
    return { ...score, report: { ...report, bands } };
  });
  return { ...rest, scores: raised as unknown as Instrument['scores'], version };
}
