import { describe, expect, test } from 'vitest';
import { hasR, hasRPackages } from '#tools/r.mjs';
import type { RFigures } from '../support/r-figures.ts';
import { runOracle } from './run-oracle.ts';
import { computeFigures } from './computed-figures.ts';
import recorded from './recorded.json' with { type: 'json' };

const ours = computeFigures();
const isWhole = process.env.TEST_ALL === '1';

describe('every figure of quality equals that of R', () => {
  test('as recorded from base R, with independently written formulas', () => {
    expect(listDifferences(recorded.base)).toEqual([]);
  });

  test('as recorded from psych and lavaan', () => {
    expect(listDifferences(recorded.packages)).toEqual([]);
  });

  test('every computed figure is compared with R', () => {
    const compared = new Set(
      [recorded.base, recorded.packages].flatMap(({ figures }) => Object.keys(figures)),
    );
    expect([...ours.keys()].filter((name) => !compared.has(name))).toEqual([]);
  });

  test.skipIf(!hasR())('in a run of base R now', () => {
    expect(listDifferences(runOracle('base'))).toEqual([]);
  });

  test.skipIf(!isWhole || !hasRPackages())('in a run of psych and lavaan now', () => {
    expect(listDifferences(runOracle('packages'))).toEqual([]);
  });
});

/** The figures that differ, with both values. */
function listDifferences({ figures }: Pick<RFigures, 'figures'>) {
  return Object.entries(figures).flatMap(([name, theirs]) => {
    // R's bootstrap error is part of the tolerance.
    if (name === 'usual.omega.error') return [];
    const own = ours.get(name) ?? Number.NaN;
    const isSame = Math.abs(own - theirs) <= getTolerance(name) * getScale(name, theirs);
    return isSame ? [] : [{ name, ours: own, theirs }];
  });
}

/**
 * Omega is found by an iterative search in both. The ends of its interval are random: a 2.5th percentile of a thousand
 * draws has an error of 0.085 deviations, times √2 between two; four times this of a deviation of 0.0077 is 0.0037.
 */
function getTolerance(name: string): number {
  if (/\.omega\.(low|high)$/.test(name)) return 0.004;
  if (name.endsWith('.omega')) return 1e-4;
  return /^(qf|lgamma)\./.test(name) ? 1e-10 : 1e-6;
}

/** Numeric functions range from 1e-9 to 1e9, so their difference is relative. */
const getScale = (name: string, value: number) =>
  /^(qf|lgamma)\./.test(name) ? Math.max(1, Math.abs(value)) : 1;
