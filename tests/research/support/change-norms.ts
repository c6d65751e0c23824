import type { Instrument } from '#domain/instrument/instrument.ts';

/** A later minor version whose visitors scored higher by so much: other means and cuts, the same questions. */
export function withOtherNorms(instrument: Instrument, version: string, higher: number): Instrument {
  const { scores, ...rest } = instrument;
  const moved = scores.map(({ report, ...score }) => {
    if (!report) return score;
    const bands = report.bands.map(({ norm, levels, ...band }) => ({
      ...band,
      norm: norm && { ...norm, mean: norm.mean + higher },
      levels: levels.map((line) => (line.upTo === undefined ? line : { ...line, upTo: line.upTo + higher })),
    }));
    return { ...score, report: { ...report, bands } };
  });
  return { ...rest, scores: moved as unknown as Instrument['scores'], version };
}
