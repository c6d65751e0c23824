import { describe, expect, it } from 'vitest';
import { readHistory } from '#contract/wire/sections.ts';
import type { Instrument, Level } from '#domain/instrument/instrument.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import type { Result } from '#domain/scoring/result.ts';
import { type BuildReportOptions, buildReport } from '#features/feedback/report.ts';
import { instruments } from '#tests/support/instruments.ts';
import { format, t } from '#tests/support/english.ts';

/** One score: value, level and percentile as received. */
type Said = readonly [value: number, level: Level, percentile: number | null];

const findInstrument = (id: string) => instruments.find((one) => one.id === id) as Instrument;

interface Case {
  /** The age of the reader, today and at the attempt. */
  readonly age?: number;
  readonly instrument?: Partial<Instrument>;
  readonly options?: BuildReportOptions;
}

/** A report with only one computed score. */
function buildScore(section: string, id: string, [value, level, percentile]: Said, setting: Case = {}) {
  const instrument = { ...findInstrument(section), ...setting.instrument };
  const result: Result = { [id]: { value, level, percentile } };
  const report = buildReport(
    t,
    format,
    addFormulaMetadata(instrument),
    result,
    [],
    { age: setting.age ?? 30 },
    setting.options,
  );
  const all = [...(report.lead ? [report.lead] : []), ...report.groups.flatMap(({ scores }) => scores)];
  const score = all.find((one) => one.id === id);
  if (!score) throw new Error('The score is not in the report.');
  const bar = score.bar?.chart === 'levels' ? null : score.bar;
  return { ...score, bar, table: Object.fromEntries(score.rows.map(({ label, value }) => [label, value])) };
}

describe('a position among people', () => {
  it('is said as direction for the person, with the percentile only in table and accessible name', () => {
    const score = buildScore('S3', 'social', [33, 'Low', 16]);
    expect(score.gauge).toMatchObject({ position: 16, caption: 'Harder than for most people.' });
    expect(score.gauge?.label).toBe(
      'Social Wellbeing. 16th percentile, likely percentiles 3rd to 45th. Harder than for most people.',
    );
    expect(score.table.Percentile).toBe('16th');
    const findWords = (section: string, id: string, received: Said) =>
      buildScore(section, id, received).gauge?.caption;
    expect(findWords('S3', 'social', [53, 'High', 99])).toBe('Easier than for most people.');
    expect(findWords('S3', 'social', [38, 'Average', 50])).toBe('About the same as for most people.');
    expect(findWords('S4', 'distress', [31, 'High', 90])).toBe('Harder than for most people.');
    expect(findWords('S5', 'pleasure', [40, 'High', 99])).toBe('More than most people.');
  });

  it.each([
    ['S4', 'distress', [10, 'Low', 4], 'lowest'],
    ['S4', 'distress', [50, 'High', 99], 'highest'],
    ['S1', 'selfAcceptance', [24, 'High', 94], 'highest'],
    // The drawn range starts at 0, the answers at 4.
    ['S1', 'selfAcceptance', [4, 'Low', 1], 'lowest'],
  ] as const)(
    'in %s is no percentile at an end: %s %j is the %s possible score',
    (section, id, received, end) => {
      const score = buildScore(section, id, received);
      expect(score.gauge).toMatchObject({ position: end === 'lowest' ? 0 : 100 });
      expect(score.gauge?.label).toContain(`the ${end} possible score`);
      expect(score.table.Percentile).toBe(`the ${end} possible score`);
      expect(score.bar?.label).toContain(`the ${end} possible score`);
      expect(JSON.stringify(score)).not.toMatch(/in 100|\d(st|nd|rd|th) percentile/);
    },
  );
});

describe('the interval of a score', () => {
  it('is in chart, sentence and table: social 33 at 30 years', () => {
    // Computed in tests/domain/scoring/measurement-error.test.ts.
    const score = buildScore('S3', 'social', [33, 'Low', 16]);
    expect(score.bar?.likely).toEqual({ low: 28.6, high: 37.4 });
    expect(score.gauge?.confidenceInterval).toEqual({ from: 3, to: 45 });
    expect(score.table).toMatchObject({
      'Likely range': '28.6 to 37.4',
      'Likely percentiles': '3rd to 45th',
    });
    expect(score.bar?.label).toContain('likely range 28.6 to 37.4');
    expect(score.bar?.label).toContain('16th percentile, likely percentiles 3rd to 45th, level Low');
    expect(score.table['Levels in this range']).toBe('Low, Average');
    expect(score.legend?.confidenceInterval).toBe(true);
  });

  it('names no other level if none is in it', () => {
    expect(buildScore('S3', 'social', [50, 'High', 99]).table).not.toHaveProperty('Levels in this range');
  });

  it('names no other level if help is displayed first', () => {
    expect(buildScore('S4', 'distress', [18, 'Low', 29]).table['Levels in this range']).toBe('Low, Average');
    const { table } = buildScore('S4', 'distress', [18, 'Low', 29], { options: { sentHelpFirst: true } });
    expect(table).not.toHaveProperty('Levels in this range');
  });

  it('is unknown for the ratio', () => {
    const ratio = buildScore('S2', 'ratio', [1.52, 'Average', null]);
    expect([ratio.bar?.likely, ratio.legend?.confidenceInterval]).toEqual([null, false]);
  });
});

describe('the comparison of a score', () => {
  it("is the average of all ages, and the mean of the person's age band if they differ", () => {
    const score = buildScore('S5', 'pleasure', [24, 'High', 88], { age: 36 });
    expect(score.table).toMatchObject({ 'Average, all ages': '22.6', 'Average, ages 36 and over': '18' });
    expect(score.bar).toMatchObject({ average: 22.6, ownAge: 18 });
    expect(score.legend?.ownAge).toBe('Average, ages 36 and over: 18');
    expect(score.bar?.label).toContain('average of all ages 22.6, average of ages 36 and over 18');
    expect(buildScore('S5', 'pleasure', [24, 'Average', 50], { age: 35 }).legend?.ownAge).toContain(
      '18 to 35',
    );
    // One band for all ages: one mark.
    expect(buildScore('S4', 'distress', [18, 'Low', 29]).bar?.ownAge).toBeNull();
  });

  it('is drawn on a scale that is called possible only if it is', () => {
    expect(buildScore('S4', 'distress', [18, 'Low', 29]).table['Possible range']).toBe('10 to 50');
    expect(buildScore('S1', 'selfAcceptance', [18, 'Average', 44]).table['Scale shown']).toBe('0 to 24');
    expect(buildScore('S2', 'ratio', [1.52, 'Average', null]).bar?.label).toContain('scale shown 0 to 3');
  });
});

describe('a birthday between two attempts', () => {
  const social = findInstrument('S3');
  const result: Result = { social: { value: 36, level: 'Low', percentile: 16 } };
  const buildView = (ages: readonly [number?, number?], today = 40) =>
    buildReport(
      t,
      format,
      addFormulaMetadata(social),
      result,
      readHistory(social, [
        { time: '2025-10-12T06:30:00.000Z', totalsum: '[36]', age: ages[0] },
        { time: '2025-06-04T06:30:00.000Z', totalsum: '[36]', age: ages[1] },
      ]),
      { age: today },
    );

  it('into another age band is mentioned', () => {
    expect(buildView([36, 35]).groupNote).toBe(
      'You are now compared with people of ages 36 and over. So your place can change, even if your answers did not.',
    );
  });

  it('is not mentioned otherwise, or if unknown', () => {
    expect(buildView([35, 34]).groupNote).toBe('');
    expect(buildView([36, undefined]).groupNote).toBe('');
  });

  it('after the newest attempt changes nothing: the age at the attempt is used', () => {
    expect(buildView([35, 34]).lead?.legend?.ownAge).toContain('18 to 35');
    expect(buildView([undefined, undefined]).lead?.legend?.ownAge).toContain('36 and over');
  });
});
