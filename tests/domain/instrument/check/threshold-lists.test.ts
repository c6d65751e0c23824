import { expect, it } from 'vitest';
import { checkInstrument } from '#domain/instrument/check.ts';
import type { Level, Step, SummaryColour } from '#domain/instrument/instrument.ts';
import { anInstrument, type Mutable, getReport } from '#tests/support/instrument-builder.ts';

/** The findings for these levels in the older band of `calm`, whose scores are 2 to 8, without cuts of colours. */
function checkLevels(levels: Step<Level>[]) {
  const invalid = anInstrument((draft) => {
    const band = getReport(draft, 'calm').bands[1]!;
    band.levels = levels as Mutable<Step<Level>>[];
    band.colours = [{ is: 'green' }];
  });
  return checkInstrument(invalid);
}
const path = 'scores[0].report.bands[1].levels';

it.each<[string, Step<Level>[]]>([
  ['increasing limits', [{ upTo: 2, is: 'Low' }, { below: 8, is: 'Average' }, { is: 'High' }]],
  ['one open line', [{ is: 'Average' }]],
  ['a line for a single score', [{ below: 5, is: 'Low' }, { upTo: 5, is: 'Average' }, { is: 'High' }]],
  ['a cut at the end of the range', [{ upTo: 4, is: 'Low' }, { upTo: 8, is: 'Average' }, { is: 'High' }]],
])('thresholds can have %s', (_, levels) => {
  expect(checkLevels(levels)).toEqual([]);
});

it('have at least one entry', () => {
  expect(checkLevels([])).toMatchObject([
    { path, expected: 'at least one entry', actual: 'none', fix: 'Add an entry without a limit.' },
  ]);
});

it.each<[string, Step<Level>[]]>([
  ['falls', [{ upTo: 6, is: 'Low' }, { upTo: 4, is: 'Average' }, { is: 'High' }]],
  ['repeated limits', [{ upTo: 6, is: 'Low' }, { upTo: 6, is: 'Average' }, { is: 'High' }]],
  ['an empty second line', [{ upTo: 6, is: 'Low' }, { below: 6, is: 'Average' }, { is: 'High' }]],
])('reject %s', (_, levels) => {
  const limit = levels[1]!.upTo === undefined ? `below ${levels[1]!.below}` : `up to ${levels[1]!.upTo}`;
  expect(checkLevels(levels)).toMatchObject([
    {
      path: `${path}[1]`,
      expected: 'a limit above 6, that of the preceding entry',
      actual: limit,
      fix: 'Put the limits in ascending order.',
    },
  ]);
});

it('end with an open line', () => {
  expect(
    checkLevels([
      { upTo: 4, is: 'Low' },
      { upTo: 7, is: 'High' },
    ]),
  ).toMatchObject([
    {
      path: `${path}[1]`,
      expected: 'no limit in the last entry, which applies to the remaining scores',
      actual: 'up to 7',
      fix: 'Remove its limit, or add a last entry without "upTo" and "below".',
    },
  ]);
});

it('are open only in the last line', () => {
  expect(checkLevels([{ is: 'Low' }, { upTo: 7, is: 'Average' }, { is: 'High' }])).toMatchObject([
    {
      path: `${path}[0]`,
      expected: 'one limit, "upTo" or "below", in each entry before the last',
      actual: 'none',
      fix: 'Add a limit, or move the entry to the end.',
    },
  ]);
});

it('have one limit per line', () => {
  expect(checkLevels([{ upTo: 4, below: 5, is: 'Low' }, { is: 'High' }])).toMatchObject([
    {
      path: `${path}[0]`,
      expected: 'one limit, "upTo" or "below", in each entry before the last',
      actual: 'both',
      fix: 'Remove one of the two.',
    },
  ]);
});

it.each([
  [{ upTo: 1 }, 'up to 1'],
  [{ upTo: 9 }, 'up to 9'],
  [{ below: 8.5 }, 'below 8.5'],
])('are possible scores, not %j', (limit, actual) => {
  expect(checkLevels([{ ...limit, is: 'Low' }, { is: 'High' }])).toMatchObject([
    {
      path: `${path}[0]`,
      expected: 'a limit within the possible scores, 2 to 8',
      actual,
      fix: 'Correct the limit.',
    },
  ]);
});

it('apply to colours as well', () => {
  const colours: Step<SummaryColour>[] = [{ upTo: 4, is: 'red' }];
  const invalid = anInstrument((draft) => {
    const band = getReport(draft, 'calm').bands[1]!;
    band.levels = [{ is: 'Average' }];
    band.colours = colours as Mutable<Step<SummaryColour>>[];
  });
  expect(checkInstrument(invalid)).toMatchObject([
    { path: 'scores[0].report.bands[1].colours[0]', actual: 'up to 4' },
  ]);
});
