import type { AgeBand, ColourStep, LevelStep, Norm, Report } from '../../instrument/instrument.ts';
import type { Facts } from '../facts.ts';
import { normalShareBelow } from '../normal-curve.ts';
import { computePercentile } from '../percentile.ts';
import { bandFor, findStep } from '../step.ts';

/** What the norms and cuts say of a score. */
export interface Judgement {
  readonly band: AgeBand;
  /** The line of the levels that holds. */
  readonly level: LevelStep;
  /** The line of the colours that holds; null where there are none. */
  readonly colour: ColourStep | null;
  readonly percentile: PercentileWorking | null;
}

/** How a percentile comes about. */
export interface PercentileWorking {
  readonly norm: Norm;
  /** (score − mean) / sd; null where a table takes the place of the normal curve. */
  readonly z: number | null;
  /** 100 · Φ(z), before rounding; null as z. */
  readonly share: number | null;
  /** 1 to 99. */
  readonly percentile: number;
}

/** What the norms and cuts say of a score, for a person of these facts. */
export function evaluateLevel({ bands }: Report, value: number, facts: Facts): Judgement {
  const band = bandFor(bands, facts);
  const { norm, levels, colours } = band;
  return {
    band,
    level: findStep(levels, value),
    colour: colours ? findStep(colours, value) : null,
    percentile: norm && percentileWorking(norm, value),
  };
}

function percentileWorking(norm: Norm, value: number): PercentileWorking {
  const z = norm.percentiles ? null : (value - norm.mean) / norm.sd;
  const share = z === null ? null : 100 * normalShareBelow(z);
  return { norm, z, share, percentile: computePercentile(norm, value) };
}
