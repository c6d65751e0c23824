import type { Instrument, Score } from '#domain/instrument/instrument.ts';
import { feldtInterval } from '#domain/psychometrics/alpha-interval.ts';
import { bootstrapInterval, type Draws } from '#domain/psychometrics/bootstrap.ts';
import { completeCases } from '#domain/psychometrics/complete-cases.ts';
import { cronbachAlpha } from '#domain/psychometrics/cronbach-alpha.ts';
import { computeEnds } from '#domain/psychometrics/ends.ts';
import { type Figure, noFigure } from '#domain/psychometrics/figure.ts';
import { itemStatistics } from '#domain/psychometrics/item-statistics.ts';
import { computeMean } from '#domain/psychometrics/mean.ts';
import { omegaOfComplete } from '#domain/psychometrics/omega.ts';
import type { Measured, ScoreQuality } from '#domain/psychometrics/quality-file.ts';
import { computeSkewness } from '#domain/psychometrics/skewness.ts';
import { computeStandardDeviation } from '#domain/psychometrics/standard-deviation.ts';
import { computeStandardError } from '#domain/psychometrics/standard-error.ts';
import { itemsAddedUp } from '#domain/scoring/items-added-up.ts';
import { type PossibleRange, possibleRanges } from '#domain/scoring/possible-range.ts';
import { type Distribution, computeDistribution } from './distribution.ts';
import type { Person } from './gather.ts';
import type { ItemValues } from './item-values.ts';
import { type Basis, createBasis, measured, measuredShare } from './measured.ts';
import { retestQuality } from './retest-quality.ts';
import { hiddenText, discloseCount } from './small-counts.ts';

/** Computes all statistics of a reported score: distribution, consistency and test-retest agreement. */
export function scoreQuality(
  instrument: Instrument,
  score: Score,
  people: readonly Person[],
  values: ItemValues,
  drawn: Draws,
): ScoreQuality {
  const known = people.flatMap(({ result }) => result[score.id]?.value ?? []);
  const range = possibleRanges(instrument).get(score.id);
  const sd = computeStandardDeviation(known);
  const added = itemsAddedUp(instrument, score);
  const left = people.length - known.length;
  const spread = range ? computeDistribution(known, left, { ...range, decimals: score.decimals }) : null;
  const missing = spread ? spread.missing : discloseCount(left, [people.length]);
  const basis = {
    n: known.length,
    told: missing === null ? null : discloseCount(known.length, [people.length]),
  };
  return {
    id: score.id,
    title: score.title,
    missing,
    mean: measured('mean', basis, computeMean(known)),
    sd: measured('sd', basis, sd),
    skew: measured('skew', basis, computeSkewness(known)),
    ...endsQuality(known, basis, range, spread),
    distribution: spread && spread.places,
    ...consistency(added, values, sd, [people.length, known.length], drawn),
    retest: retestQuality(score.id, people),
  };
}

function endsQuality(
  known: readonly number[],
  basis: Basis,
  range: PossibleRange | undefined,
  spread: Distribution | null,
): Pick<ScoreQuality, 'floor' | 'ceiling'> {
  const unknown = noFigure('What is possible cannot be said of this score.');
  const ends = range ? computeEnds(known, range) : { floor: unknown, ceiling: unknown };
  const end = (which: 'floor' | 'ceiling') =>
    spread?.isEndTold[which] === false
      ? measured(which, basis, noFigure(hiddenText))
      : measuredShare(which, basis, ends[which]);
  return { floor: end('floor'), ceiling: end('ceiling') };
}

function consistency(
  added: readonly string[],
  values: ItemValues,
  sd: Figure,
  within: readonly number[],
  drawn: Draws,
): Pick<ScoreQuality, 'alpha' | 'omega' | 'standardError' | 'items'> {
  if (added.length === 0) {
    const none = (estimator: 'alpha' | 'omega' | 'standardError'): Measured =>
      measured(estimator, createBasis(0, []), noFigure('This score does not add up items.'));
    return { alpha: none('alpha'), omega: none('omega'), standardError: none('standardError'), items: [] };
  }
  const columns = added.map((id) => values.of(id));
  const complete = completeCases(
    (columns[0] ?? []).map((_, person) => columns.map((column) => column[person] ?? null)),
  );
  const basis = createBasis(complete.length, within);
  const all = cronbachAlpha(complete);
  const omega = omegaOfComplete(complete);
  const error =
    sd.value === null || all.alpha.value === null
      ? noFigure('It needs a deviation and alpha.')
      : computeStandardError(sd.value, all.alpha.value);
  return {
    alpha: measured('alpha', basis, all.alpha, feldtInterval(all)),
    omega: measured(
      'omega',
      basis,
      omega,
      omega.value === null ? null : bootstrapInterval(complete, omegaOfComplete, drawn),
    ),
    standardError: measured('standardError', basis, error),
    items: itemStatistics(complete).map(({ itemTotal, alphaWithout }, at) => ({
      id: added[at] ?? '',
      itemTotal: measured('itemTotal', basis, itemTotal),
      alphaWithout: measured('alphaWithout', basis, alphaWithout),
    })),
  };
}
