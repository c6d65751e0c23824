import type { Instrument, Score } from '#domain/instrument/instrument.ts';
import { computeFeldtInterval } from '#domain/psychometrics/alpha-interval.ts';
import { computeBootstrapInterval, type BootstrapOptions } from '#domain/psychometrics/bootstrap.ts';
import { selectCompleteCases } from '#domain/psychometrics/complete-cases.ts';
import { computeAlpha } from '#domain/psychometrics/cronbach-alpha.ts';
import { computeFloorAndCeiling } from '#domain/psychometrics/floor-and-ceiling.ts';
import { type Figure, createUndefinedFigure } from '#domain/psychometrics/figure.ts';
import { computeItemStatistics } from '#domain/psychometrics/item-statistics.ts';
import { computeMean } from '#domain/psychometrics/mean.ts';
import { computeOmegaOfCompleteCases } from '#domain/psychometrics/omega.ts';
import type { Statistic, ScoreQuality } from '#domain/psychometrics/quality-file.ts';
import { computeSkewness } from '#domain/psychometrics/skewness.ts';
import { computeStandardDeviation } from '#domain/psychometrics/standard-deviation.ts';
import { computeStandardError } from '#domain/psychometrics/standard-error.ts';
import { listSummedItems } from '#domain/scoring/summed-items.ts';
import { type PossibleRange, computePossibleRanges } from '#domain/scoring/possible-range.ts';
import { type Distribution, computeDistribution } from './distribution.ts';
import type { PersonAttempts } from './group-attempts.ts';
import type { ItemValues } from './item-values.ts';
import { type Sample, createSample, createStatistic, createProportion } from './statistic.ts';
import { computeRetestQuality } from './retest-quality.ts';
import { suppressionReason, getDisclosableCount } from './small-counts.ts';

/** Computes all statistics of a reported score: distribution, consistency and test-retest agreement. */
export function computeScoreQuality(
  instrument: Instrument,
  score: Score,
  people: readonly PersonAttempts[],
  values: ItemValues,
  drawn: BootstrapOptions,
): ScoreQuality {
  const known = people.flatMap(({ result }) => result[score.id]?.value ?? []);
  const range = computePossibleRanges(instrument).get(score.id);
  const sd = computeStandardDeviation(known);
  const added = listSummedItems(instrument, score);
  const left = people.length - known.length;
  const spread = range ? computeDistribution(known, left, { ...range, decimals: score.decimals }) : null;
  const missing = spread ? spread.missing : getDisclosableCount(left, [people.length]);
  const basis = {
    n: known.length,
    disclosed: missing === null ? null : getDisclosableCount(known.length, [people.length]),
  };
  return {
    id: score.id,
    title: score.title,
    missing,
    mean: createStatistic('mean', basis, computeMean(known)),
    sd: createStatistic('sd', basis, sd),
    skew: createStatistic('skew', basis, computeSkewness(known)),
    ...computeEndsQuality(known, basis, range, spread),
    distribution: spread && spread.places,
    ...computeConsistency(added, values, sd, [people.length, known.length], drawn),
    retest: computeRetestQuality(score.id, people),
  };
}

function computeEndsQuality(
  known: readonly number[],
  basis: Sample,
  range: PossibleRange | undefined,
  spread: Distribution | null,
): Pick<ScoreQuality, 'floor' | 'ceiling'> {
  const unknown = createUndefinedFigure('The possible range of this score is unknown.');
  const ends = range ? computeFloorAndCeiling(known, range) : { floor: unknown, ceiling: unknown };
  const end = (which: 'floor' | 'ceiling') =>
    spread?.isEndDisclosed[which] === false
      ? createStatistic(which, basis, createUndefinedFigure(suppressionReason))
      : createProportion(which, basis, ends[which]);
  return { floor: end('floor'), ceiling: end('ceiling') };
}

function computeConsistency(
  added: readonly string[],
  values: ItemValues,
  sd: Figure,
  within: readonly number[],
  drawn: BootstrapOptions,
): Pick<ScoreQuality, 'alpha' | 'omega' | 'standardError' | 'items'> {
  if (added.length === 0) {
    const none = (estimator: 'alpha' | 'omega' | 'standardError'): Statistic =>
      createStatistic(
        estimator,
        createSample(0, []),
        createUndefinedFigure('This score is not a sum of items.'),
      );
    return { alpha: none('alpha'), omega: none('omega'), standardError: none('standardError'), items: [] };
  }
  const columns = added.map((id) => values.of(id));
  const complete = selectCompleteCases(
    (columns[0] ?? []).map((_, person) => columns.map((column) => column[person] ?? null)),
  );
  const basis = createSample(complete.length, within);
  const all = computeAlpha(complete);
  const omega = computeOmegaOfCompleteCases(complete);
  const error =
    sd.value === null || all.alpha.value === null
      ? createUndefinedFigure('It needs a standard deviation and alpha.')
      : computeStandardError(sd.value, all.alpha.value);
  return {
    alpha: createStatistic('alpha', basis, all.alpha, computeFeldtInterval(all)),
    omega: createStatistic(
      'omega',
      basis,
      omega,
      omega.value === null ? null : computeBootstrapInterval(complete, computeOmegaOfCompleteCases, drawn),
    ),
    standardError: createStatistic('standardError', basis, error),
    items: computeItemStatistics(complete).map(({ itemTotal, alphaWithout }, at) => ({
      id: added[at] ?? '',
      itemTotal: createStatistic('itemTotal', basis, itemTotal),
      alphaWithout: createStatistic('alphaWithout', basis, alphaWithout),
    })),
  };
}
