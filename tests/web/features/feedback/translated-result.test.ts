import { describe, expect, it } from 'vitest';
import type { HistoryRecord } from '#contract/responses.ts';
import { readFeedback } from '#contract/wire/scores.ts';
import { readHistory } from '#contract/wire/sections.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { buildChangeFromHistory } from '#features/feedback/change.ts';
import { describeNewestChange } from '#features/feedback/newest-change.ts';
import { buildCounsellorContent, noChoices } from '#features/feedback/print/counsellor-content.ts';
import { buildReport } from '#features/feedback/report.ts';
import { format, t } from '#tests/support/english.ts';
import {
  allSections,
  attempts,
  instruments,
  psychologicalFeedback,
} from '#tests/support/harnesses/feedback-results.ts';

const thirty = { age: 30, gender: null, education: null };
const sentence =
  'We are still testing this translation. So we show your score without a level, and we do not compare it with other people.';
const hindi = { language: 'hi-IN' };

const findInstrument = (id: string) => instruments.find((one) => one.id === id) as CompiledInstrument;

/** The report of a section of the fixture person. @param texts of each attempt, newest first */
function build(id: string, ...texts: Partial<HistoryRecord>[]) {
  const instrument = findInstrument(id);
  const { feedback, history } = allSections[id] as unknown as {
    feedback: { body: unknown };
    history: { body: HistoryRecord[] };
  };
  const [newest, before = newest] = history.body as [HistoryRecord, HistoryRecord?];
  const times = ['2025-10-12T06:30:00.000Z', '2025-06-04T06:30:00.000Z', '2025-01-04T06:30:00.000Z'];
  const records = texts.map((one, index) => ({
    ...(index === 0 ? newest : before),
    time: times[index],
    version: instrument.version,
    ...one,
  }));
  const result = readFeedback(instrument, feedback.body)!;
  return buildReport(t, format, instrument, result, readHistory(instrument, records), thirty);
}

const listScores = ({ lead, groups }: ReturnType<typeof build>) => [
  ...(lead ? [lead] : []),
  ...groups.flatMap(({ scores }) => scores),
];

describe.each(['S1', 'S2', 'S3', 'S4', 'S5'])('the result of %s', (id) => {
  it('in a draft translation is a score with its scale, and one sentence', () => {
    const report = build(id, hindi);
    expect(report.limitNote).toBe(sentence);
    for (const score of listScores(report)) {
      expect(score).toMatchObject({ level: '', levelName: '', colour: 'grey', text: '', note: '', step: '' });
      expect(score).toMatchObject({ bar: null, legend: null, gauge: null, likely: '', reading: [] });
      expect(score.figure?.values.value).toMatch(/\d/);
      const rows = score.rows.map(({ label }) => label).join(', ');
      expect(rows).not.toMatch(/average|percentile|level|likely/i);
    }
    expect(report.normsNote).toBeNull();
    expect(report.groupNote).toBe('');
    expect(report.answer.opening).toBe('');
    expect(report.answer.others).toEqual([]);
    expect(JSON.stringify(report.answer.parts.map(({ category }) => category))).toMatch(/\d+ (of|\()/);
  });

  it('in English is unchanged', () => {
    const report = build(id, {});
    expect(report.limitNote).toBe('');
    expect(listScores(report).some(({ level }) => level !== '')).toBe(true);
    expect(listScores(report).some(({ bar }) => bar !== null)).toBe(true);
  });
});

it('shows help as the score says, with its steps', () => {
  const [translated, english] = [build('S4', hindi), build('S4', {})];
  expect(english.strength).toBe('block');
  expect(translated.strength).toBe('block');
  expect(translated.helpText).not.toBe('');
  expect(translated.steps).toEqual(english.steps);
  expect(translated.answer.reading).toEqual(english.answer.reading);
});

it('offers no step that follows from a level', () => {
  expect(build('S1', {}).steps).not.toEqual([]);
  expect(build('S1', hindi).steps).toEqual([]);
});

describe('the change', () => {
  const describeChange = (...texts: Partial<HistoryRecord>[]) => {
    const [score] = listScores(build('S4', ...texts));
    return describeNewestChange(t, format, score!.history)?.change ?? null;
  };

  it('is computed within a language only', () => {
    expect(describeChange({}, {})).toBe('harder');
    expect(describeChange(hindi, hindi)).toBe('harder');
    expect(describeChange(hindi, {})).toBeNull();
    expect(describeChange({}, hindi)).toBeNull();
    expect(describeChange(hindi, { language: 'kn-IN' })).toBeNull();
    expect(describeChange({}, { browserTranslated: true })).toBeNull();
  });

  it('marks answers in another language as not comparable', () => {
    const report = build('S4', {}, hindi, {});
    expect(report.timeline.map(({ compared }) => compared)).toEqual([true, false, true]);
    const change = buildChangeFromHistory(t, listScores(report)[0]!.history);
    expect(change?.note).not.toBe('');
    expect(change?.rows[1]?.value).toContain('22');
  });

  it('has a table without average and chart in a draft translation', () => {
    const change = buildChangeFromHistory(t, listScores(build('S4', hindi, hindi))[0]!.history);
    expect(change?.chart).toBeNull();
    expect(change?.rows.map(({ value }) => value)).toEqual(['31', '22']);
  });
});

it('has the sentence and no level on the page for a counsellor', () => {
  const section = { instrument: findInstrument('S4'), report: build('S4', hindi) };
  const { scores } = buildCounsellorContent(t, format, noChoices, [section, section], '12 Oct 2025');
  expect(scores.at(-1)).toBe(sentence);
  expect(scores.filter((text) => text === sentence)).toHaveLength(1);
  expect(scores.join(' ')).not.toMatch(/High|Severe/);
});

it('without a history has the language of the loaded questionnaire', () => {
  const instrument = { ...findInstrument('S1'), language: 'hi-IN' };
  const result = readFeedback(instrument, psychologicalFeedback.body)!;
  const unknown = { isHistoryKnown: false };
  expect(buildReport(t, format, instrument, result, [], thirty, unknown).limitNote).toBe(sentence);
  const history = readHistory(instrument, attempts([20, 29, 19, 18, 86]).body);
  expect(buildReport(t, format, instrument, result, history, thirty).limitNote).toBe('');
});
