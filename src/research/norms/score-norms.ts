import { limits } from '#domain/account/limits.ts';
import type { AgeBand, Instrument, Score } from '#domain/instrument/instrument.ts';
import { type AgedScore, computeAgeNorms, computeGroupNorms } from '#domain/psychometrics/age-norms.ts';
import { roundCuts, type PossibleScores } from '#domain/psychometrics/cut-scores.ts';
import type { BandFigures, LevelCuts, NormsBand, ScoreNorms } from '#domain/psychometrics/norms-file.ts';
import { createNormsProposal } from '#domain/psychometrics/norms-proposal.ts';
import { computePercentileTable } from '#domain/psychometrics/percentile-table.ts';
import { computePossibleRanges } from '#domain/scoring/possible-range.ts';
import { minGroupSize } from '../quality/small-counts.ts';
import { minPeopleForTable, minPeopleForNorms } from './estimators.ts';
import { usesScoreForHelp } from './uses-score-for-help.ts';
import { computeLevelChanges } from './level-changes.ts';

/** Options for all scores. */
export interface CutsOption {
  /** Whether the limits of levels are kept in any case. */
  readonly keepsCuts: boolean;
}

/** Selects the scores for which norms are proposed: reported scores with a norm. */
export function selectScoresWithNorms({ scores }: Instrument): readonly Score[] {
  return scores.filter(({ report }) => report?.bands.some(({ norm }) => norm !== null));
}

/**
 * Computes the current and proposed norms of a score, or the reason why there are none. If one band has none,
 * the score has none: the figures of that band could be computed from those of the others and the total.
 */
export function computeScoreNorms(
  instrument: Instrument,
  score: Score,
  people: readonly AgedScore[],
  { keepsCuts }: CutsOption,
): ScoreNorms | { readonly reason: string } {
  const bands = score.report?.bands ?? [];
  const possible = computePossibleRanges(instrument).get(score.id);
  if (!possible) return { reason: 'The possible range of this score is unknown.' };
  if (bands.some(({ gender, education }) => gender !== undefined || education !== undefined))
    return {
      reason:
        'Its bands have criteria other than age. The authoring page computes norms from a file of answers.',
    };
  const groups = bands.map((band) => ({ band, own: people.filter(({ age }) => isIn(band, age)) }));
  const few = groups.find(
    ({ own }) => own.length < minPeopleForNorms || computeEffectiveSize(own) < minPeopleForNorms,
  );
  if (few)
    return { reason: `The band of ages ${formatAges(few.band)} has fewer than ${minPeopleForNorms} people.` };
  const norms = computeAgeNorms(people);
  const figures = groups.flatMap(({ own }) => roundFigures(computeGroupNorms(norms, own)) ?? []);
  if (figures.length < groups.length)
    return { reason: 'The estimated variance is not above 0 in an age band.' };
  const exact = { ...possible, decimals: score.decimals };
  const cuts = figures.map((one) => roundCuts([one.mean - one.sd, one.mean + one.sd], exact));
  const cutsKept =
    explainKeptCuts(instrument, score, keepsCuts) ??
    (cuts.some((one) => 'reason' in one)
      ? 'Cut scores at one standard deviation from the mean would leave a level without a possible score.'
      : null);
  const proposed = cuts.map((one) => (cutsKept !== null || 'reason' in one ? null : one));
  return {
    id: score.id,
    title: score.title,
    average: roundToTwo(computeAverage(people)),
    mean: roundLine(norms.mean),
    variance: roundLine(norms.variance),
    cutsKept,
    bands: figures.map((one, at) => createBandNorms(groups[at] as Group, one, proposed[at] ?? null, exact)),
    moves: cutsKept === null ? computeLevelChanges(groups, proposed) : [],
  };
}

function explainKeptCuts(instrument: Instrument, { id, report }: Score, keepsCuts: boolean): string | null {
  if (keepsCuts) return 'The option --cuts keep is set.';
  if (usesScoreForHelp(instrument, id))
    return 'A help rule depends on the level or colour of this score, and help must not depend on the scores of other people.';
  const isThree = report?.bands.every(({ levels, colours }) =>
    [levels, colours ?? levels].every((steps) => steps.length === 3),
  );
  return isThree ? null : 'The number of its levels or colours is not three.';
}

/** A band with its people. */
interface Group {
  readonly band: AgeBand;
  readonly own: readonly AgedScore[];
}

function createBandNorms(
  { band: { from, to, norm }, own }: Group,
  { mean, sd }: BandFigures,
  cuts: LevelCuts | null,
  possible: PossibleScores,
): NormsBand {
  const plain = createNormsProposal(
    { scores: own.map(({ score }) => score), items: [], possible },
    'deviation',
  );
  const effective = computeEffectiveSize(own);
  return {
    from: from ?? limits.age.min,
    to: to ?? null,
    people: own.length,
    effective: roundToTwo(effective),
    present: norm && { mean: norm.mean, sd: norm.sd },
    plain: { mean: roundToTwo(plain.mean.value ?? Number.NaN), sd: roundToTwo(plain.sd.value ?? Number.NaN) },
    proposed: {
      mean,
      sd,
      percentiles:
        effective < minPeopleForTable ? null : computePercentileTable(own, possible.min, minGroupSize),
      cuts,
    },
  };
}

/** The effective sample size (Kish). */
function computeEffectiveSize(people: readonly AgedScore[]): number {
  const sum = people.reduce((all, { weight }) => all + weight, 0);
  const squares = people.reduce((all, { weight }) => all + weight ** 2, 0);
  return squares > 0 ? sum ** 2 / squares : 0;
}

function computeAverage(people: readonly AgedScore[]): number {
  const sum = people.reduce((all, { weight }) => all + weight, 0);
  return people.reduce((all, { weight, score }) => all + weight * score, 0) / sum;
}

const isIn = ({ from, to }: AgeBand, age: number) =>
  age >= (from ?? limits.age.min) && age <= (to ?? Number.POSITIVE_INFINITY);

/** Formats ages: "18 to 35", "36 and over". */
export function formatAges({ from, to }: Pick<AgeBand, 'from' | 'to'>): string {
  const first = from ?? limits.age.min;
  return (to ?? null) === null ? `${first} and over` : `${first} to ${to}`;
}

/** Rounds to two decimals, as in questionnaires. */
const roundToTwo = (value: number) => Math.round(value * 100) / 100;

const roundFigures = (figures: BandFigures | null) =>
  figures && { mean: roundToTwo(figures.mean), sd: roundToTwo(figures.sd) };

const roundLine = ({ intercept, slope }: ScoreNorms['mean']) => {
  return { intercept: Number(intercept.toFixed(10)), slope: Number(slope.toFixed(10)) };
};
