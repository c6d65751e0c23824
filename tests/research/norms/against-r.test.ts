import { describe, expect, test } from 'vitest';
import { hasR } from '#tools/r.mjs';
import type { RFigures } from '../support/r-figures.ts';
import { runOracle } from './run-oracle.ts';
import { computeFigures } from './computed-figures.ts';
import recorded from './recorded.json' with { type: 'json' };

const ours = computeFigures();

describe('norms by age and weights equal those of R', () => {
  test('as recorded from lm and loglin', () => {
    expect(listDifferences(recorded)).toEqual([]);
  });

  test('every computed figure is compared with R', () => {
    expect([...ours.keys()].filter((name) => !(name in recorded.figures))).toEqual([]);
  });

  test.skipIf(!hasR())('in a run of R now', () => {
    expect(listDifferences(runOracle())).toEqual([]);
  });
});

/** The figures that differ, with both values. Weights converge to 1e-6 of a share here, and to 1e-10 in R. */
function listDifferences({ figures }: Pick<RFigures, 'figures'>) {
  return Object.entries(figures).flatMap(([name, theirs]) => {
    const own = ours.get(name) ?? Number.NaN;
    const tolerance = name.startsWith('plain') ? 1e-9 : 1e-4;
    return Math.abs(own - theirs) <= tolerance ? [] : [{ name, ours: own, theirs }];
  });
}
