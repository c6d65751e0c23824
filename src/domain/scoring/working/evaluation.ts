import type { AgeBand, ColourStep, LevelStep, Norm, Report } from '../../instrument/instrument.ts';
import type { Demographics } from '../demographics.ts';
import { normalCdf } from '../normal-curve.ts';
import { computePercentile } from '../percentile.ts';
import { selectBand, findThresholdEntry } from '../threshold-list.ts';

/** The evaluation of a score by its norms and limits. */
export interface Evaluation {
  readonly band: AgeBand;
  /** The applicable level. */
  readonly level: LevelStep;
  /** The applicable colour; null if there are none. */
  readonly colour: ColourStep | null;
  readonly percentile: PercentileTrace | null;
}

/** The computation of a percentile. */
export interface PercentileTrace {
  readonly norm: Norm;
  /** (score − mean) / sd; null if the norm has a table. */
  readonly z: number | null;
  /** 100 · Φ(z) before rounding; null if `z` is null. */
  readonly share: number | null;
  /** 1 to 99. */
  readonly percentile: number;
}

/** Evaluates a score by the norms and limits of the person's band. */
export function evaluateLevel({ bands }: Report, value: number, facts: Demographics): Evaluation {
  const band = selectBand(bands, facts);
  const { norm, levels, colours } = band;
  return {
    band,
    level: findThresholdEntry(levels, value),
    colour: colours ? findThresholdEntry(colours, value) : null,
    percentile: norm && createPercentileWorking(norm, value),
  };
}

function createPercentileWorking(norm: Norm, value: number): PercentileTrace {
  const z = norm.percentiles ? null : (value - norm.mean) / norm.sd;
  const share = z === null ? null : 100 * normalCdf(z);
  return { norm, z, share, percentile: computePercentile(norm, value) };
}
