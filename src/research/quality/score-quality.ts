import type { Instrument, Score } from '#domain/instrument/instrument.ts';
import { feldtInterval } from '#domain/psychometrics/alpha-interval.ts';
import { bootstrapInterval, type Draws } from '#domain/psychometrics/bootstrap.ts';
import { completeCases } from '#domain/psychometrics/complete-cases.ts';
import { cronbachAlpha } from '#domain/psychometrics/cronbach-alpha.ts';
import { endsOf } from '#domain/psychometrics/ends.ts';
import { type Figure, noFigure } from '#domain/psychometrics/figure.ts';
import { itemStatistics } from '#domain/psychometrics/item-statistics.ts';
import { meanOf } from '#domain/psychometrics/mean.ts';
import { omegaOfComplete } from '#domain/psychometrics/omega.ts';
import type { Measured, ScoreQuality } from '#domain/psychometrics/quality-file.ts';
import { skewnessOf } from '#domain/psychometrics/skewness.ts';
import { standardDeviationOf } from '#domain/psychometrics/standard-deviation.ts';
import { standardErrorOf } from '#domain/psychometrics/standard-error.ts';
import { itemsAddedUp } from '#domain/scoring/items-added-up.ts';
import { type PossibleRange, possibleRanges } from '#domain/scoring/possible-range.ts';
import { distributionOf } from './distribution.ts';
import type { Person } from './gather.ts';
import type { ItemValues } from './item-values.ts';
import { measured } from './measured.ts';
import { retestQuality } from './retest-quality.ts';
import { leastShown, mayBeShown } from './small-counts.ts';

/** One score that people are shown: how it is spread, how its items hold together, whether it stays. */
export function scoreQuality(
  instrument: Instrument,
  score: Score,
  people: readonly Person[],
  values: ItemValues,
  drawn: Draws,
): ScoreQuality {
  const known = people.flatMap(({ result }) => result[score.id]?.value ?? []);
  const range = possibleRanges(instrument).get(score.id);
  const sd = standardDeviationOf(known);
  const added = itemsAddedUp(instrument, score);
  return {
    id: score.id,
    title: score.title,
    missing: people.length - known.length,
    mean: measured('mean', known.length, meanOf(known)),
    sd: measured('sd', known.length, sd),
    skew: measured('skew', known.length, skewnessOf(known)),
    ...endsQuality(known, range),
    distribution: range ? distributionOf(known, { ...range, decimals: score.decimals }) : null,
    ...consistency(added, values, sd, drawn),
    retest: retestQuality(score.id, people),
  };
}

function endsQuality(known: readonly number[], range: PossibleRange | undefined) {
  const unknown = noFigure('What is possible cannot be said of this score.');
  const { floor, ceiling } = range ? endsOf(known, range) : { floor: unknown, ceiling: unknown };
  return {
    floor: measured('floor', known.length, unlessFew(floor, known.length)),
    ceiling: measured('ceiling', known.length, unlessFew(ceiling, known.length)),
  };
}

/** A share of people, unless these are so few that they might be known by it. */
export function unlessFew(share: Figure, n: number): Figure {
  if (share.value === null || mayBeShown(Math.round(share.value * n))) return share;
  return noFigure(`Fewer than ${leastShown} people: hidden.`);
}

function consistency(
  added: readonly string[],
  values: ItemValues,
  sd: Figure,
  drawn: Draws,
): Pick<ScoreQuality, 'alpha' | 'omega' | 'standardError' | 'items'> {
  if (added.length === 0) {
    const none = (estimator: 'alpha' | 'omega' | 'standardError'): Measured =>
      measured(estimator, 0, noFigure('This score does not add up items.'));
    return { alpha: none('alpha'), omega: none('omega'), standardError: none('standardError'), items: [] };
  }
  const columns = added.map((id) => values.of(id));
  const complete = completeCases(
    (columns[0] ?? []).map((_, person) => columns.map((column) => column[person] ?? null)),
  );
  const n = complete.length;
  const all = cronbachAlpha(complete);
  const omega = omegaOfComplete(complete);
  const error =
    sd.value === null || all.alpha.value === null
      ? noFigure('It needs a deviation and alpha.')
      : standardErrorOf(sd.value, all.alpha.value);
  return {
    alpha: measured('alpha', n, all.alpha, feldtInterval(all)),
    omega: measured(
      'omega',
      n,
      omega,
      omega.value === null ? null : bootstrapInterval(complete, omegaOfComplete, drawn),
    ),
    standardError: measured('standardError', n, error),
    items: itemStatistics(complete).map(({ itemTotal, alphaWithout }, at) => ({
      id: added[at] ?? '',
      itemTotal: measured('itemTotal', n, itemTotal),
      alphaWithout: measured('alphaWithout', n, alphaWithout),
    })),
  };
}
