import { describe, expect, it } from 'vitest';
import type { PastAttempt } from '#contract/wire/sections.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { directionWords } from '#tests/support/direction-words.ts';
import { addFormulaMetadata } from '#domain/scoring/formula-metadata.ts';
import { evaluateScores, type Scores } from '#domain/scoring/result.ts';
import { describeNewestChange } from '#features/feedback/newest-change.ts';
import { buildReport, type FeedbackReport } from '#features/feedback/report.ts';
import type { ScoreReport } from '#features/feedback/score-report-types.ts';
import { instruments } from '#tests/support/instruments.ts';
import { publicInstruments } from '../../../instruments/files.ts';
import { format, t } from '#tests/support/english.ts';

const days = ['2026-11-20', '2026-07-31', '2026-03-01'];

/** The report on these attempts, newest first. */
function buildAnswerReport(
  instrument: Instrument,
  attempts: readonly Scores[],
  { age = 30, dates = days } = {},
): FeedbackReport {
  const history = attempts.map(
    (scores, at): PastAttempt => ({ time: `${dates[at]}T06:30:00.000Z`, scores, age, version: '1.0' }),
  );
  const result = evaluateScores(instrument, attempts[0] ?? {}, { age });
  return buildReport(t, format, addFormulaMetadata(instrument), result, history, { age });
}

const findInstrument = (id: string) => instruments.find((one) => one.id === id) as Instrument;
const listScores = ({ lead, groups }: FeedbackReport): ScoreReport[] => [
  ...(lead ? [lead] : []),
  ...groups.flatMap(({ scores }) => scores),
];

const words = Object.values(directionWords);
const countWords = (text: string) => words.reduce((sum, word) => sum + text.split(word).length - 1, 0);

/** Values over the whole range of every reported score, so that each level occurs. */
function* listAttempts({ scores }: Instrument): Generator<Scores> {
  const reported = scores.flatMap(({ id, report }) => (report ? [{ id, ...report.range }] : []));
  for (let share = 0; share <= 1; share += 0.125)
    yield Object.fromEntries(
      reported.map(({ id, min, max }) => [id, Math.round((min + share * (max - min)) * 100) / 100]),
    );
}

describe('every sentence on a change or a position', () => {
  const all = [...instruments, ...publicInstruments];

  it.each(all.map((instrument) => [instrument.id, instrument] as const))(
    'of %s has exactly one direction word, at all levels and changes',
    (_, instrument) => {
      const sentences = new Set<string>();
      const attempts = [...listAttempts(instrument)];
      for (const current of attempts)
        for (const previous of attempts)
          for (const dates of [days, ['2026-11-20', '2026-11-19']]) {
            const report = buildAnswerReport(instrument, [current, previous], { dates });
            for (const { history, gauge } of listScores(report)) {
              const change = describeNewestChange(t, format, history);
              if (change) sentences.add(change.text);
              if (gauge) sentences.add(gauge.caption);
            }
            for (const { change } of report.answer.parts) if (change) sentences.add(change.text);
          }
      expect(sentences.size).toBeGreaterThan(0);
      for (const sentence of sentences) expect(countWords(sentence), sentence).toBe(1);
    },
  );
});

describe('the answer card', () => {
  it('says better or worse with the numbers behind it, for the main score', () => {
    const { answer } = buildAnswerReport(findInstrument('S4'), [{ distress: 28 }, { distress: 20 }]);
    expect(answer.parts.map(({ change }) => change)).toEqual([
      { change: 'harder', text: 'Harder than on 31\u00A0Jul\u00A02026.', numbers: '(28 of 50, was 20)' },
    ]);
    expect(answer.change).toBe('harder');
  });

  it('begins a first result with what is safe, and a good one with thanks', () => {
    const getOpening = (id: string, scores: Scores) =>
      buildAnswerReport(findInstrument(id), [scores]).answer.opening;
    const hard = 'Many people feel like this. It can change. It is not an illness.';
    expect(getOpening('S1', { overall: 70 })).toBe(hard);
    expect(getOpening('S1', { overall: 90 })).toBe(hard);
    expect(getOpening('S4', { distress: 26 })).toBe(hard);
    expect(getOpening('S4', { distress: 12 })).toMatch(/^Thank you/);
    expect(getOpening('S1', { overall: 110 })).toMatch(/^Thank you/);
    expect(getOpening('S5', { pleasure: 40, meaning: 45 })).toMatch(/^Thank you/);
    expect(buildAnswerReport(findInstrument('S4'), [{ distress: 26 }, { distress: 26 }]).answer.opening).toBe(
      '',
    );
  });

  it('has one line for each other score, in plain words by its direction', () => {
    const { answer } = buildAnswerReport(findInstrument('S1'), [
      { overall: 86, selfAcceptance: 20, mastery: 32, positiveRelations: 19, personalGrowth: 15 },
    ]);
    expect(answer.others.map(({ title, word }) => `${title}: ${word}`)).toEqual([
      'Self Acceptance: Okay',
      'Positive Relations: Okay',
      'Sense of Mastery and Competence: Going well',
      'Personal Growth: Hard now',
    ]);
  });

  it('has one text and step for a combination of levels, instead of those of its scores', () => {
    const activity = findInstrument('S5');
    const combination = activity.feedback.combinations![0]!;
    const { answer, steps } = buildAnswerReport(activity, [{ pleasure: 40, meaning: 45 }]);
    expect(answer.parts.map(({ text }) => text)).toEqual([combination.text]);
    expect(steps).toEqual([combination.step]);
    expect(buildAnswerReport(activity, [{ pleasure: 40, meaning: 28 }]).answer.parts).toHaveLength(2);
  });

  it('has neither numbers nor history if help comes first, and the step is that of the help rule', () => {
    const distress = findInstrument('S4');
    const { answer, steps, strength } = buildAnswerReport(distress, [{ distress: 50 }, { distress: 28 }]);
    expect(strength).toBe('block');
    expect(JSON.stringify(answer)).not.toMatch(/\b(50|28)\b|highest|Harder/);
    expect(steps).toEqual(distress.help.steps);
    expect(answer.reading).toEqual(distress.help.reading);
    const emotional = findInstrument('S2');
    const heavy = buildAnswerReport(emotional, [{ negative: 52, positive: 60, ratio: 1.2 }]);
    expect([heavy.answer.opening, heavy.answer.others]).toEqual(['', []]);
  });

  it('has no comparison with people', () => {
    for (const instrument of instruments)
      for (const scores of listAttempts(instrument)) {
        const { answer } = buildAnswerReport(instrument, [scores, scores]);
        expect(JSON.stringify(answer)).not.toMatch(
          /people of|reference group|percentile|than most|than for most/i,
        );
      }
  });
});
