import { describe, expect, it } from 'vitest';
import type { HistoryRecord } from '#contract/responses.ts';
import { readFeedback } from '#contract/wire/scores.ts';
import { readHistory } from '#contract/wire/sections.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import { buildChangeFromHistory } from '#features/feedback/change.ts';
import type { ChangeView } from '#features/feedback/build-change-view.ts';
import { formatNewestChange } from '#features/feedback/newest-change.ts';
import { listReadingLinks } from '#features/feedback/reading-links.ts';
import { buildReport } from '#features/feedback/report.ts';
import { instruments } from '#tests/support/instruments.ts';
import { format, t } from '#tests/support/english.ts';

const [first, emotional, , distress, activity] = instruments as [
  Instrument,
  Instrument,
  Instrument,
  Instrument,
  Instrument,
];

const days = ['2025-10-12', '2025-06-04', '2025-01-20', '2024-11-01'];
/** Newest first, one list of scores each. */
const createHistory = (...totals: (number | null)[][]): HistoryRecord[] =>
  totals.map((scores, index) => ({
    time: `${days[index]}T06:30:00.000Z`,
    totalsum: JSON.stringify(scores),
    version: '1.0',
  }));

/** The report on the newest of these attempts, without levels. */
function buildTestReport(instrument: Instrument, records: HistoryRecord[], age = 30) {
  const newest: (number | null)[] = JSON.parse(records[0]?.totalsum ?? '[]');
  const scores = instrument.feedback.order.map((id) => newest[instrument.history.order.indexOf(id)]);
  const none = scores.map(() => '');
  const result = readFeedback(instrument, [scores, none, none, none]);
  if (!result) throw new Error('There is no result.');
  const report = buildReport(
    t,
    format,
    addFormulaMetadata(instrument),
    result,
    readHistory(instrument, records),
    {
      age,
    },
  );
  return [...(report.lead ? [report.lead] : []), ...report.groups.flatMap(({ scores }) => scores)];
}

function changeIn(
  instrument: Instrument,
  id: string,
  records: HistoryRecord[],
  age?: number,
): ChangeView & { readonly summary: string } {
  const history = buildTestReport(instrument, records, age).find((score) => score.id === id)?.history ?? null;
  const change = buildChangeFromHistory(t, history);
  if (!change) throw new Error('There is no change.');
  return { ...change, summary: formatNewestChange(t, format, history) };
}

/** S1 with this overall score, in history order. */
const createScores = (value: number) => [20, 29, 19, 18, value];

describe('the sentence on a change', () => {
  const getChangeText = (before: number, now: number) =>
    changeIn(first, 'overall', createHistory(createScores(now), createScores(before))).summary;

  it('is absent before the second attempt', () => {
    expect(
      buildTestReport(first, createHistory(createScores(86))).every(
        ({ history }) => buildChangeFromHistory(t, history) === null,
      ),
    ).toBe(true);
  });

  it('says about the same, up to 11 points of the overall score', () => {
    // 1.96 · 13.5 · √2 · √0.1 = 11.83.
    expect(getChangeText(75, 86)).toBe('About the same as on 4\u00A0Jun\u00A02025. (86 of 120, was 75)');
    expect(getChangeText(86, 75)).toBe('About the same as on 4\u00A0Jun\u00A02025. (75 of 120, was 86)');
    expect(getChangeText(86, 86)).toBe('About the same as on 4\u00A0Jun\u00A02025. (86 of 120, was 86)');
  });

  it('says easier or harder from 12 points on, without a reason', () => {
    expect(getChangeText(74, 86)).toBe('Easier than on 4\u00A0Jun\u00A02025. (86 of 120, was 74)');
    expect(getChangeText(86, 74)).toBe('Harder than on 4\u00A0Jun\u00A02025. (74 of 120, was 86)');
  });

  it('says harder for a higher score if less is better', () => {
    // 1.96 · 7 · √2 · √0.1 = 6.14.
    const getDistressChange = (before: number, now: number) =>
      changeIn(distress, 'distress', createHistory([now], [before])).summary;
    expect(getDistressChange(22, 28)).toMatch(/^About the same/);
    expect(getDistressChange(22, 29)).toBe('Harder than on 4\u00A0Jun\u00A02025. (29 of 50, was 22)');
    expect(getDistressChange(29, 22)).toBe('Easier than on 4\u00A0Jun\u00A02025. (22 of 50, was 29)');
  });

  it("depends on the norm of the reader's age", () => {
    // Pleasure: sd 6 to 35 years, bound 7.44; sd 5 from 36 on, bound 6.2.
    const records = createHistory([27, 30], [20, 30]);
    expect(changeIn(activity, 'pleasure', records, 35).summary).toMatch(/^About the same/);
    // Neither direction is better for a balance.
    expect(changeIn(activity, 'pleasure', records, 36).summary).toMatch(/^More than on/);
  });

  it('says unknown if the instrument declares no reliability', () => {
    const records = createHistory([20, 50, 1.54, 3.85, 2.5], [30, 40, 2.31, 3.08, 1.33]);
    expect(changeIn(emotional, 'ratio', records).summary).toBe(
      'We cannot yet say if this change is real. (2.5 to 1, was 1.33 to 1)',
    );
  });

  it('says only too early, within fourteen days', () => {
    const getChangeUntil = (later: string) =>
      changeIn(
        first,
        'overall',
        createHistory(createScores(86), createScores(60)).map((record, index) => ({
          ...record,
          time: [later, '2025-10-01T06:30:00.000Z'][index] ?? '',
        })),
      ).summary;
    expect(getChangeUntil('2025-10-15T06:29:59.000Z')).toBe('Too soon to compare.');
    expect(getChangeUntil('2025-10-15T06:30:00.000Z')).toBe(
      'Easier than on 1\u00A0Oct\u00A02025. (86 of 120, was 60)',
    );
  });

  it('compares with the previous attempt, not with older ones', () => {
    const records = createHistory(createScores(86), createScores(84), createScores(40));
    expect(changeIn(first, 'overall', records).summary).toContain('(86 of 120, was 84)');
  });
});

describe('attempts with another major version', () => {
  const records = createHistory(createScores(86), createScores(60), createScores(50)).map(
    (record, index) => ({
      ...record,
      version: ['2.1', '1.4', '1.0'][index],
    }),
  );
  const change = changeIn(first, 'overall', records);

  it('are not compared: no sentence on the change, and no previous bar', () => {
    expect(change.summary).toBe('');
    expect(buildTestReport(first, records)[0]?.bar?.previous).toBeNull();
  });

  it('are marked on the page, in the sentence and in the table', () => {
    expect(change.note).toMatch(/another version of these questions.*not compared/);
    expect(change.chart!.label).toContain('1 attempt, on 12-10-2025: 86.');
    expect(change.chart!.label).toContain('2 more attempts answered another version of the questions');
    expect(change.rows.map(({ value }) => value).slice(0, 3)).toEqual([
      '86',
      '60 (other version)',
      '50 (other version)',
    ]);
  });

  it('have their position in time', () => {
    expect(change.chart!.attempts.map(({ compared }) => compared)).toEqual([false, false, true]);
  });

  it('are compared within one major version, and if the server returns no version', () => {
    const minor = createHistory(createScores(86), createScores(60)).map((record, index) => ({
      ...record,
      version: ['1.4', '1.0'][index],
    }));
    expect(changeIn(first, 'overall', minor).summary).toMatch(/^Easier/);
    const withoutVersion = createHistory(createScores(86), createScores(60)).map(({ time, totalsum }) => ({
      time,
      totalsum,
    }));
    expect(changeIn(first, 'overall', withoutVersion).summary).toMatch(/^Easier/);
    expect(changeIn(first, 'overall', withoutVersion).note).toBe('');
  });
});

describe('the history of a score', () => {
  const change = changeIn(
    first,
    'overall',
    createHistory(createScores(86), createScores(62), createScores(95), createScores(70)),
  );

  it('is described in one sentence: count, first, last, lowest, highest with their days, average and band', () => {
    // Band 87.5 − 13.5 to 87.5 + 13.5.
    expect(change.chart!.label).toBe(
      'Psychological Wellbeing over time. 4 attempts: first 70 on 01-11-2024, last 86 on 12-10-2025, ' +
        'lowest 62 on 04-06-2025, highest 95 on 20-01-2025. Average, all ages 87.8. ' +
        'About 2 in 3 people of the reference group 74 to 101.',
    );
  });

  it('is in a table with every attempt, newest first, and the same numbers', () => {
    expect(change.rows).toEqual([
      { label: 'Attempt 4, 12-10-2025', value: '86' },
      { label: 'Attempt 3, 04-06-2025', value: '62' },
      { label: 'Attempt 2, 20-01-2025', value: '95' },
      { label: 'Attempt 1, 01-11-2024', value: '70' },
      { label: 'Average, all ages', value: '87.8' },
      { label: 'About 2 in 3 people of the reference group', value: '74 to 101' },
    ]);
  });

  it('is drawn oldest first', () => {
    expect(change.chart!.attempts.map(({ value }) => value)).toEqual([70, 95, 62, 86]);
  });

  it("has the band of the norm of the reader's age, not of the average, and none without a norm", () => {
    const totals = createHistory([25, 48, 1.92, 3.69, 1.92], [30, 40, 2.31, 3.08, 1.33]);
    // Negative feelings: 29.5 ± 7.5 to 35 years; 25.5 ± 5.5 from 36 on. The average is 29.6 for all.
    expect(changeIn(emotional, 'negative', totals, 35).chart!.band).toEqual({ from: 22, to: 37 });
    expect(changeIn(emotional, 'negative', totals, 36).chart!.band).toEqual({ from: 20, to: 31 });
    // Distress: 21.9 ± 7, without the rounding error 14.899999.
    expect(changeIn(distress, 'distress', createHistory([31], [22])).chart!.band).toEqual({
      from: 14.9,
      to: 28.9,
    });
    const ratio = changeIn(emotional, 'ratio', totals);
    expect(ratio.chart!.band).toBeNull();
    expect(ratio.rows[0]?.value).toBe('1.92 to 1');
  });

  it('omits attempts without this score, and invalid times', () => {
    const records = createHistory([20, 29, 19, null, 86], createScores(80), createScores(70));
    const growth = changeIn(first, 'selfAcceptance', [
      ...records,
      { time: 'N/A', totalsum: '[1,1,1,1,4]', version: '1.0' },
    ]);
    expect(growth.chart!.attempts).toHaveLength(3);
    expect(
      buildChangeFromHistory(
        t,
        buildTestReport(first, createHistory([20, 29, 19, null, 86], createScores(80))).at(-1)?.history ??
          null,
      ),
    ).toBeNull();
  });
});

describe('reading suggestions', () => {
  const slugs = instruments.flatMap(({ scores }) =>
    scores.flatMap(({ report }) =>
      Object.values(report?.levelTexts ?? {}).flatMap((words) => words?.reading ?? []),
    ),
  );
  const unique = [...new Set(slugs)];

  it('have an address and a title for every page of an instrument', () => {
    expect(listReadingLinks(unique).map(({ to }) => to)).toEqual(unique.map((slug) => `/${slug}`));
  });

  it('have the title of the page, its duration and its cover', () => {
    expect(listReadingLinks(['wellBeing1', 'nowhere', 'personalGrowth'])).toEqual([
      { to: '/wellBeing1', title: 'Cultivating positive emotions', minutes: 5, art: 'sunrise', accent: 's3' },
      expect.objectContaining({ to: '/personalGrowth', title: 'Personal Growth Goal', minutes: null }),
    ]);
  });
});
