import { describe, expect, it } from 'vitest';
import type { Instrument, Level } from '#domain/instrument/instrument.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import type { Scores } from '#domain/scoring/result.ts';
import { buildChangeFromHistory } from '#features/feedback/change.ts';
import { formatNewestChange } from '#features/feedback/newest-change.ts';
import { type BuildReportOptions, buildReport } from '#features/feedback/report.ts';
import { findPublicInstrument } from '../../../instruments/files.ts';
import { format, t } from '#tests/support/english.ts';

const now = '2026-11-20T06:30:00.000Z';
const then = '2026-06-04T06:30:00.000Z';
const mishaps = findPublicInstrument('PHQ9');
const meals = findPublicInstrument('MHCSF');

/** The view of one score: its number, received level, and the scores of the attempts, newest first. */
function buildScoreView(
  instrument: Instrument,
  id: string,
  [value, level]: readonly [number | null, Level],
  { attempts = [], ...options }: BuildReportOptions & { attempts?: readonly Scores[] } = {},
) {
  const history = attempts.map((scores, at) => ({ time: at === 0 ? now : then, scores, age: 30 }));
  const result = { [id]: { value, level, percentile: null } };
  const report = buildReport(
    t,
    format,
    addFormulaMetadata(instrument),
    result,
    history,
    { age: 30 },
    options,
  );
  const all = [...(report.lead ? [report.lead] : []), ...report.groups.flatMap(({ scores }) => scores)];
  const score = all.find((one) => one.id === id);
  if (!score) throw new Error('The score is not in the report.');
  return {
    ...score,
    change: buildChangeFromHistory(t, score.history),
    summary: formatNewestChange(t, format, score.history),
    table: Object.fromEntries(score.rows.map((row) => [row.label, row.value])),
  };
}

describe('a level with its own name', () => {
  it('is displayed by this name instead of its word, and keeps the received word', () => {
    const score = buildScoreView(mishaps, 'mishaps', [16, 'High']);
    expect([score.level, score.levelName]).toEqual(['High', 'Moderately severe']);
    expect(score.table.Level).toBe('Moderately severe');
    expect(score.bar?.label).toContain('level Moderately severe');
  });

  it('has its own text if there is one, else that of its word', () => {
    const texts = mishaps.scores[0]!.report!.levelTexts;
    expect(buildScoreView(mishaps, 'mishaps', [12, 'High']).text).toBe(texts.High!.text);
    expect(buildScoreView(mishaps, 'mishaps', [21, 'High']).text).toBe(texts.severe!.text);
    expect(texts.severe!.text).not.toBe(texts.High!.text);
  });

  it('is replaced by the received word if they differ', () => {
    expect(buildScoreView(mishaps, 'mishaps', [16, 'Average']).levelName).toBe('Average');
  });

  it('is displayed for each attempt in the history', () => {
    const { change } = buildScoreView(mishaps, 'mishaps', [16, 'High'], {
      attempts: [{ mishaps: 16 }, { mishaps: 7 }],
    });
    expect(change?.rows.slice(0, 2).map(({ value }) => value)).toEqual(['16, Moderately severe', '7, Mild']);
  });
});

describe('a category', () => {
  const buildStateView = (previous: number | null) =>
    buildScoreView(meals, 'state', [3, 'High'], { attempts: [{ state: 3 }, { state: previous }] });

  it('is displayed by name, not by number', () => {
    const score = buildStateView(2);
    expect([score.figure, score.levelName]).toEqual([null, 'Flourishing']);
    expect(score.bar).toEqual({
      chart: 'levels',
      levels: ['Languishing', 'Moderate', 'Flourishing'],
      current: 'Flourishing',
      previous: 'Moderate',
      label:
        'State of meals. Current level on 20-11-2026: Flourishing. Previous level on 04-06-2026: Moderate. Levels in order: Languishing, Moderate, Flourishing.',
    });
    expect(JSON.stringify([score.rows, score.change])).not.toMatch(/\b3\b.*\b2\b|average|percentile/i);
  });

  it('has no scale, gauge and interval', () => {
    expect(buildStateView(2)).toMatchObject({
      legend: null,
      gauge: null,
      likely: '',
    });
  });

  it('names the previous category', () => {
    // The measurement error of a category is unknown.
    expect(buildStateView(2).summary).toBe(
      'We cannot yet say if this change is real. (Flourishing, was Moderate)',
    );
    expect(buildStateView(2).change?.chart).toBeNull();
    expect(buildStateView(3).summary).toBe(
      'About the same as on 4\u00A0Jun\u00A02026. (Flourishing, was Flourishing)',
    );
    expect(buildStateView(2).change?.rows.map(({ value }) => value)).toEqual(['Flourishing', 'Moderate']);
    expect(buildStateView(null).change).toBeNull();
  });

  it('is not compared before the configured interval', () => {
    const attempts = [{ state: 3 }, { state: 2 }];
    const getChangeText = (repeatAfterDays: number) =>
      buildScoreView({ ...meals, set: { ...meals.set, repeatAfterDays } }, 'state', [3, 'High'], { attempts })
        .summary;
    expect(getChangeText(170)).toBe('Too soon to compare.');
    expect(getChangeText(169)).toMatch(/^We cannot yet say/);
  });
});

describe('a scale that does not start at 0', () => {
  it('displays both ends next to the score', () => {
    const tastes = findPublicInstrument('SPANE');
    const plain: Instrument = {
      ...tastes,
      scores: tastes.scores.map((score) => ({
        ...score,
        report: score.report && { ...score.report, figureNote: undefined },
      })),
    };
    expect(buildScoreView(plain, 'balance', [-2, 'Low']).figure).toEqual({
      id: 'results.figure.within',
      values: { value: '-2', min: '-24', max: '24' },
    });
    expect(buildScoreView(plain, 'balance', [-2, 'Low']).table['Possible range']).toBe('-24 to 24');
    expect(buildScoreView(plain, 'good', [18, '']).figure?.values).toEqual({ value: '18', max: '30' });
  });
});

describe('questions without an answer', () => {
  it('are counted if this tab sent them, with their replacement', () => {
    const score = buildScoreView(mishaps, 'mishaps', [16, 'High'], {
      skipped: ['m1', 'm2', 'm10'].map(getItemId),
    });
    expect(score.missingNote).toBe(
      '2 of 9 questions were not answered; the average of your other answers is used for them.',
    );
    expect(buildScoreView(mishaps, 'mishaps', [16, 'High'], { skipped: [getItemId('m1')] }).missingNote).toBe(
      '1 of 9 questions was not answered; the average of your other answers is used for it.',
    );
    expect(buildScoreView(mishaps, 'mishaps', [16, 'High'], { skipped: [] }).missingNote).toBe('');
  });

  it('if too many, display how many answers are required', () => {
    const skipped = ['m1', 'm2', 'm3'].map(getItemId);
    expect(buildScoreView(mishaps, 'mishaps', [null, ''], { skipped }).text).toBe(
      'Not calculated: 3 of 9 questions were not answered. That is okay. It needs at least 7 answers.',
    );
  });

  it('are mentioned in general if they are unknown', () => {
    expect(buildScoreView(mishaps, 'mishaps', [null, '']).text).toBe(
      'Not calculated, because too few questions were answered. That is okay.',
    );
    expect(buildScoreView(mishaps, 'mishaps', [16, 'High']).missingNote).toBe('');
  });

  it('are not mentioned if all answers are required', () => {
    expect(buildScoreView(meals, 'state', [null, '']).text).toBe(meals.feedback.emptyText);
  });

  /** The id of item n, such as 'm3' for the third. */
  function getItemId(name: string): string {
    return mishaps.items[Number(name.slice(1)) - 1]!.id;
  }
});
