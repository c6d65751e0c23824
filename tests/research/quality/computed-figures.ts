import { computeFeldtInterval } from '#domain/psychometrics/alpha-interval.ts';
import { computeBootstrapInterval } from '#domain/psychometrics/bootstrap.ts';
import { groupByItem, selectCompleteCases, sumByPerson } from '#domain/psychometrics/complete-cases.ts';
import { computeCorrelation } from '#domain/psychometrics/correlation.ts';
import { computeAlpha } from '#domain/psychometrics/cronbach-alpha.ts';
import { computeFloorAndCeiling } from '#domain/psychometrics/floor-and-ceiling.ts';
import { fQuantile } from '#domain/psychometrics/f-quantile.ts';
import type { Figure } from '#domain/psychometrics/figure.ts';
import { computeItemStatistics } from '#domain/psychometrics/item-statistics.ts';
import { logGamma } from '#domain/psychometrics/log-gamma.ts';
import { computeMean } from '#domain/psychometrics/mean.ts';
import { computeOmegaOfCompleteCases, computeOmega } from '#domain/psychometrics/omega.ts';
import { computeRetest } from '#domain/psychometrics/retest.ts';
import { computeSkewness } from '#domain/psychometrics/skewness.ts';
import { computeStandardDeviation } from '#domain/psychometrics/standard-deviation.ts';
import { computeStandardError } from '#domain/psychometrics/standard-error.ts';
import { computeStraightLining } from '#domain/psychometrics/straight-lining.ts';
import { type AnswerSet, sets } from './fake-answers.ts';

/** Every figure of the fake answers under its name in `oracle.R`. */
export function computeFigures(): Map<string, number | null> {
  return new Map([...sets.flatMap(listFigures), ...computeOmegaInterval(), ...computeNumericFigures()]);
}

function listFigures({ name, persons, pairs }: AnswerSet): [string, number | null][] {
  const complete = selectCompleteCases(persons);
  const all = computeAlpha(persons);
  const interval = computeFeldtInterval(all);
  const statistics = computeItemStatistics(persons);
  const scores = sumByPerson(complete);
  const sd = computeStandardDeviation(scores);
  const retest = computeRetest(pairs);
  const values = persons.flat().filter((value) => value !== null);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const ends = computeFloorAndCeiling(scores, { min: least * all.items, max: most * all.items });
  const listAnswered = (item: number) =>
    persons.map((person) => person[item] ?? null).filter((one) => one !== null);
  const items = groupByItem(complete).flatMap((_, item): [string, number | null][] => {
    const id = `i${item + 1}`;
    return [
      [`itemTotal.${id}`, getValue(statistics[item]?.itemTotal)],
      [`alphaWithout.${id}`, getValue(statistics[item]?.alphaWithout)],
      [`mean.${id}`, getValue(computeMean(listAnswered(item)))],
      [`sd.${id}`, getValue(computeStandardDeviation(listAnswered(item)))],
      [`skew.${id}`, getValue(computeSkewness(listAnswered(item)))],
      [`missing.${id}`, persons.length - listAnswered(item).length],
    ];
  });
  const scoreFigures: [string, number | null][] = [
    ['cases', complete.length],
    ['alpha', getValue(all.alpha)],
    ['alpha.low', interval?.low ?? null],
    ['alpha.high', interval?.high ?? null],
    ['scoreMean', getValue(computeMean(scores))],
    ['scoreSd', getValue(sd)],
    ['scoreSkew', getValue(computeSkewness(scores))],
    ['sem', getValue(computeStandardError(getValue(sd) ?? Number.NaN, getValue(all.alpha) ?? Number.NaN))],
    ['omega', getValue(computeOmega(persons))],
    ['icc', getValue(retest.icc)],
    ['icc.low', retest.interval?.low ?? null],
    ['icc.high', retest.interval?.high ?? null],
    ['retestError', getValue(retest.standardError)],
    ['smallestChange', getValue(retest.smallestChange)],
    [
      'pairsR',
      getValue(
        computeCorrelation(
          pairs.map(([one]) => one),
          pairs.map(([, two]) => two),
        ),
      ),
    ],
    ['straight', getValue(computeStraightLining(persons))],
    ['floor', getValue(ends.floor)],
    ['ceiling', getValue(ends.ceiling)],
  ];
  return [...scoreFigures, ...items].map(([figure, value]) => [`${name}.${figure}`, value]);
}

function computeOmegaInterval(): [string, number | null][] {
  const usual = sets.find(({ name }) => name === 'usual')?.persons ?? [];
  const interval = computeBootstrapInterval(selectCompleteCases(usual), computeOmegaOfCompleteCases);
  return [
    ['usual.omega.low', interval?.low ?? null],
    ['usual.omega.high', interval?.high ?? null],
  ];
}

function computeNumericFigures(): [string, number][] {
  const quantiles = [0.025, 0.5, 0.975].flatMap((share) =>
    [1, 2.5, 99, 5000, 1e6].flatMap((first) =>
      [1, 7.25, 891, 2e5, 9e6].map((second): [string, number] => [
        `qf.${formatAsR(share)}.${formatAsR(first)}.${formatAsR(second)}`,
        fQuantile(share, first, second),
      ]),
    ),
  );
  const gammas = [0.01, 0.5, 1, 2, 14.9, 15.1, 1000, 5e6].map((x): [string, number] => [
    `lgamma.${formatAsR(x)}`,
    logGamma(x),
  ]);
  return [...quantiles, ...gammas];
}

/** Formats like C's %g: 1e+06. */
function formatAsR(value: number): string {
  return value >= 1e6 ? value.toExponential().replace(/e\+(\d)$/, 'e+0$1') : String(value);
}

function getValue(figure: Figure | undefined): number | null {
  return figure?.value ?? null;
}
