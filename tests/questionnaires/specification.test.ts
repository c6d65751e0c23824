/** The numbers of specification 2, copied by hand and compared with the files. */
import { describe, expect, test } from 'vitest';
import { listLimits, formatNames, findReportedScore } from './reported-scores.ts';

/** The cuts of the summary colours, both "up to"; after the slash those for ages 36 and over. */
const table = `
  score                items  range   tick  average  colours         cuts
  S1 overall               -  0-120     20     87.8  red,green,blue  74 101
  S1 selfAcceptance        4  0-24       6     18.4  red,green,blue  15 22
  S1 mastery               6  6-36       6     24.4  red,green,blue  19 30
  S1 positiveRelations     5  5-30       5     21.2  red,green,blue  19 30
  S1 personalGrowth        5  5-30       5     23.9  red,green,blue  20 28
  S2 positive             13  13-65     13     40.1  red,green,blue  32 47 / 35 50
  S2 negative             13  13-65     13     29.6  blue,green,red  22 37 / 20 31
  S3 social                9  9-54       9     38.5  red,green,blue  33 43 / 36 46
  S4 distress             10  10-50     10     21.9  blue,green,red  19 24
  S5 pleasure             10  10-50     10     22.6  red,green,red   16 28 / 13 23
  S5 meaning              10  10-50     10     28.9  red,green,red   22 33
`;
const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/ {2,}/));

/** Norms that differ from midpoint and half-width of the level cuts: specification 0, section 4. */
const assumedNorms: Record<string, number[]> = { positiveRelations: [21.2, 4.3], distress: [21.9, 7] };

describe.each(rows)('%s', (name = '', items = '', range = '', tick, average, colours, cuts = '') => {
  const [section = '', score = ''] = name.split(' ');
  const { formula, report } = findReportedScore(section, score);
  const cutsByAge = cuts.split(' / ').map((pair) => pair.split(' ').map(Number));

  test('items, range, ticks and average', () => {
    if (items !== '-') expect(formula).toMatchObject({ kind: 'sum', items: { length: Number(items) } });
    expect(`${report.range.min}-${report.range.max}`).toBe(range);
    expect(report.tickStep).toBe(Number(tick));
    expect(report.average?.value).toBe(Number(average));
  });

  test('summary colours change where specified', () => {
    expect(report.bands.map((band) => listLimits(band.colours))).toEqual(cutsByAge);
    for (const band of report.bands) expect(formatNames(band.colours)).toBe(colours);
  });

  test('age bands split between 35 and 36, or not at all', () => {
    const ages = report.bands.map((band) => `${band.from} to ${band.to}`);
    expect(ages).toEqual(cutsByAge.length === 2 ? ['18 to 35', '36 to null'] : ['18 to null']);
  });

  test('levels change with the colours, unless the file states why not', () => {
    for (const band of report.bands) {
      expect(formatNames(band.levels)).toBe('Low,Average,High');
      if (!band.coloursException) expect(listLimits(band.levels)).toEqual(listLimits(band.colours));
    }
  });

  test('the norm is midpoint and half-width of the cuts, unless assumed', () => {
    for (const { norm, levels } of report.bands) {
      const [low = 0, high = 0] = listLimits(levels);
      expect([norm?.mean, norm?.sd]).toEqual(assumedNorms[score] ?? [(low + high) / 2, (high - low) / 2]);
    }
  });
});
