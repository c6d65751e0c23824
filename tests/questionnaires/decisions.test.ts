/** Decisions of specification 0, section 4, on points that specification 2 leaves open. */
import { expect, test } from 'vitest';
import { instruments } from './instrument-files.ts';
import { listLimits, findReportedScore } from './reported-scores.ts';

test('positive relations keeps its colours and changes its levels at 16 and 25', () => {
  const [band] = findReportedScore('S1', 'positiveRelations').report.bands;
  expect(listLimits(band?.levels)).toEqual([16, 25]);
  expect(band?.coloursException).toContain('19 and 30');
});

test('the positivity ratio: below 1 Low, below 1.5 Average, below 3 High, then no level', () => {
  const { report, formula, decimals } = findReportedScore('S2', 'ratio');
  expect(formula).toEqual({ kind: 'ratio', numerator: 'positive', denominator: 'negative' });
  expect([decimals, report.chart, report.range, report.tickStep]).toEqual([
    2,
    'ratio',
    { min: 0, max: 3 },
    1,
  ]);
  expect([report.average?.value, report.figureNote, report.reliability]).toEqual([1.52, 'to 1', null]);
  expect(report.bands).toEqual([
    {
      from: 18,
      to: null,
      norm: null,
      cuts: { basis: expect.stringContaining('Research supports no single figure') },
      levels: [{ below: 1, is: 'Low' }, { below: 1.5, is: 'Average' }, { below: 3, is: 'High' }, { is: '' }],
      colours: [{ is: 'green' }],
    },
  ]);
});

test('the two means of S2 are stored with two decimals and never displayed', () => {
  const means = instruments.flatMap((one) => one.scores).filter((score) => score.formula.kind === 'mean');
  expect(means.map(({ id, decimals, report }) => [id, decimals, report])).toEqual([
    ['meanNegative', 2, undefined],
    ['meanPositive', 2, undefined],
  ]);
});

test('reliability is 0.90 for S1 overall and distress, 0.80 for the others', () => {
  for (const { id, report } of instruments.flatMap((one) => one.scores)) {
    const expected = id === 'overall' || id === 'distress' ? 0.9 : 0.8;
    if (report?.reliability) expect([id, report.reliability.value]).toEqual([id, expected]);
  }
});

test('better is less distress and negative feeling, a balance of activities, and more of the others', () => {
  const others = Object.fromEntries(
    instruments
      .flatMap((one) => one.scores)
      .filter((score) => score.report && score.report.direction !== 'higher')
      .map((score) => [score.id, score.report?.direction]),
  );
  expect(others).toEqual({ negative: 'lower', distress: 'lower', pleasure: 'balance', meaning: 'balance' });
});
