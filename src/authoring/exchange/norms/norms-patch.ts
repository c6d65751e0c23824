import type { AgeBand, Instrument, LevelStep } from '#domain/instrument/instrument.ts';
import { type CutRule, type Cuts, replaceLimits } from '#domain/psychometrics/cut-scores.ts';
import type { NormsProposal } from '#domain/psychometrics/norms-proposal.ts';
import type { BandPlan } from './band-plan.ts';
import { formatBasis, type SampleDescription } from './basis.ts';
import type { ScoreNormsProposal } from './score-norms.ts';

/** Values to write to a file, each with its path, such as `['scores', 2, 'report', 'bands', 0, 'norm']`. */
export type NormsPatch = readonly PatchEntry[];
type PatchEntry = readonly [path: readonly (string | number)[], value: unknown];

/** Returns true if every band has a mean, a deviation and cuts. */
export function hasUsableBands({ bands }: ScoreNormsProposal): boolean {
  return bands.length > 0 && bands.every(({ proposal }) => getUsableFigures(proposal) !== null);
}

/**
 * Creates the changes for new norms: bands with norms and cuts, and average and reliability of the whole sample. Skips
 * scores that are not usable, and a negative reliability.
 */
export function createNormsPatch(
  { scores }: Instrument,
  norms: readonly ScoreNormsProposal[],
  plan: BandPlan,
  rule: CutRule,
  sample: SampleDescription,
): NormsPatch {
  return norms.filter(hasUsableBands).flatMap(({ score, all, bands }): PatchEntry[] => {
    const report = ['scores', scores.findIndex(({ id }) => id === score.id), 'report'] as const;
    const newBands = bands.map(({ band, proposal }) => setNorms(band, proposal, rule, sample));
    const { mean, reliability, n } = all;
    const { alpha, cases } = reliability;
    return [
      ...(plan.kind === 'new'
        ? [[[...report, 'bands'], newBands] as const]
        : newBands.map((band, at) => [[...report, 'bands', at], band] as const)),
      ...(mean.value === null
        ? []
        : [[[...report, 'average'], { value: round(mean.value), basis: formatBasis(sample, n) }] as const]),
      ...(alpha.value === null || alpha.value < 0
        ? []
        : [
            [[...report, 'reliability'], createReliability(alpha.value, formatBasis(sample, cases))] as const,
          ]),
    ];
  });
}

const ruleDescriptions: Readonly<Record<CutRule, string>> = {
  deviation: 'One deviation to either side of the mean',
  percentiles: 'The 16th and 84th percentile',
  terciles: 'Thirds of the sample',
};

function setNorms(band: AgeBand, proposal: NormsProposal, rule: CutRule, sample: SampleDescription): AgeBand {
  const figures = getUsableFigures(proposal);
  if (figures === null) return band;
  const { mean, sd, cuts } = figures;
  const basis = formatBasis(sample, proposal.n);
  const { coloursException: _, ...remaining } = band;
  return {
    ...remaining,
    norm: { mean: round(mean), sd: round(sd), basis },
    cuts: { basis: `${ruleDescriptions[rule]}. ${basis}` },
    levels: replaceLimits(band.levels, cuts) ?? createLevels(cuts),
    ...(band.colours ? { colours: replaceLimits(band.colours, cuts) ?? band.colours } : {}),
  };
}

function createLevels({ low, average }: Cuts): LevelStep[] {
  return [{ upTo: low, is: 'Low' }, { upTo: average, is: 'Average' }, { is: 'High' }];
}

function createReliability(alpha: number, basis: string) {
  return { value: round(alpha), basis: `Cronbach's alpha. ${basis}` };
}

function getUsableFigures({ mean, sd, cuts }: NormsProposal) {
  if (mean.value === null || sd.value === null || sd.value === 0 || 'reason' in cuts) return null;
  return { mean: mean.value, sd: sd.value, cuts };
}

/** Rounds to two decimals. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
