/** Requirements of specification 2 on screens: counts, labels, codes, addresses, orders, messages. */
import { describe, expect, test } from 'vitest';
import { findInstrument, instruments } from './instrument-files.ts';

const labels = {
  S1: 'Strongly Disagree|Somewhat Disagree|Slightly Disagree|Slightly Agree|Somewhat Agree|Strongly Agree',
  S2: 'Very slightly or not at all|A Little|Moderately|Quite A Bit|Extremely',
  S4: 'None of the time|A little of the time|Some of the time|Most of the time|All of the time',
  S5:
    'Rarely (once/never)|Sometimes (about 2-3 times)|Often (about once a week)|' +
    'Very often (about 3-4 times every week)|Regularly (almost every day)',
};

test('five sections in order, all of them drafts', () => {
  const byPosition = [...instruments].sort((a, b) => a.position - b.position);
  expect(byPosition.map((one) => [one.position, one.id, one.title, one.shortTitle])).toEqual([
    [1, 'S1', 'Psychological Wellbeing', 'Psychological'],
    [2, 'S2', 'Emotional Wellbeing', 'Emotional'],
    [3, 'S3', 'Social Wellbeing', 'Social'],
    [4, 'S4', 'Your Distress', 'Distress'],
    [5, 'S5', 'Your Activity Pattern', 'Activity'],
  ]);
  for (const one of instruments) expect(one.status).toBe('draft, not validated');
});

test('20, 26, 9, 10 and 20 items; only distress needs an answer to each', () => {
  const counts = ['S1', 'S2', 'S3', 'S4', 'S5'].map((id) => findInstrument(id).items.length);
  expect(counts).toEqual([20, 26, 9, 10, 20]);
  for (const { id, allowsMissing } of instruments) expect([id, allowsMissing]).toEqual([id, id !== 'S4']);
});

describe('answer labels and codes', () => {
  test.each(Object.entries(labels))('%s', (id, text) => {
    const { scale } = findInstrument(id);
    expect(scale).toEqual({
      kind: 'choice',
      options: text.split('|').map((label, index) => ({ code: index + 1, label })),
    });
  });

  test('S3: the slider has no centre', () => {
    const { scale } = findInstrument('S3');
    const rows = scale.kind === 'bipolar' ? scale.positions.map((p) => [p.position, p.code, p.label]) : [];
    expect(rows).toEqual([
      [-3, 1, 'A'],
      [-2, 2, 'B'],
      [-1, 3, 'C'],
      [1, 4, 'D'],
      [2, 5, 'E'],
      [3, 6, 'F'],
    ]);
  });
});

test.each([
  ['S1', 'psychological', 'psychologicalPage', 'dashboard'],
  ['S2', 'emotional', 'emotionalPage', 'dashboard'],
  ['S3', 'social', 'socialPage', 'dashboard'],
  ['S4', 'distress', 'distressPage', 'dashboard'],
  ['S5', 'activityPattern', 'patternPage', 'myPatternScreen'],
])('%s has its own addresses', (id, stem, intro, after) => {
  expect(findInstrument(id).routes).toEqual({
    intro: `/${intro}`,
    questionnaire: `/${stem}Assessment`,
    feedback: `/${stem}Feedback`,
    combined: `/${stem}FeedbackComp`,
    afterFeedback: `/${after}`,
  });
});

const s1Order = ['selfAcceptance', 'mastery', 'positiveRelations', 'personalGrowth', 'overall'];
test.each([
  ['S1', s1Order, s1Order, ['overall', 'mastery', 'positiveRelations', 'selfAcceptance', 'personalGrowth']],
  [
    'S2',
    ['negative', 'positive', 'ratio'],
    ['negative', 'positive', 'meanNegative', 'meanPositive', 'ratio'],
    ['positive', 'negative', 'ratio'],
  ],
  ['S3', ['social'], ['social'], ['social']],
  ['S4', ['distress'], ['distress'], ['distress']],
  ['S5', ['pleasure', 'meaning'], ['pleasure', 'meaning'], ['pleasure', 'meaning']],
])('%s sends and lists its scores in the specified orders', (id, feedback, history, summary) => {
  const one = findInstrument(id);
  expect(one.feedback.order).toEqual(feedback);
  expect(one.history.order).toEqual(history);
  expect(one.summary.map((line) => line.score)).toEqual(summary);
});

test('the summary has its heading and its note', () => {
  const lines = instruments.flatMap((one) => one.summary);
  expect(lines.filter((line) => line.headingBefore)).toEqual([
    { score: 'mastery', headingBefore: 'Components of Psychological wellbeing' },
  ]);
  expect(lines.filter((line) => line.note)).toEqual([
    {
      score: 'meaning',
      note: 'Check if you are balancing this with frequent engagement in meaning - oriented activities',
    },
  ]);
});

test('messages, finish label and toast duration differ only in the social section', () => {
  for (const one of instruments) {
    const social = one.id === 'S3';
    expect(one.messages).toEqual({
      missingSession: social
        ? 'Missing user session. Please login again.'
        : 'Missing session. Please login again.',
      rejected: social ? 'Submission failed. Please try again.' : 'Submission failed',
      failed: social ? 'Submission failed. Please try again.' : 'Failed to submit assessment',
      toastMs: social ? 2000 : 3000,
    });
    expect(one.presentation.finishLabel).toBe(social ? 'Finish Assessment' : 'Finish');
    expect(one.presentation.unit).toBe(social ? 'Card' : 'Question');
  }
});

test('the social and emotional screens mention the ratio without an attempt', () => {
  const ratio = 'Your Positivity Ratio is yet to be calculated';
  expect(instruments.map((one) => [one.id, one.feedback.emptyText])).toEqual([
    ['S1', 'Not Available'],
    ['S2', ratio],
    ['S3', ratio],
    ['S4', 'Not Available'],
    ['S5', 'Not Available'],
  ]);
});

/**
 * "0-decisions", section 8: the clinical limits (distress from 30, negative feelings from the 95th percentile), and
 * hopelessness, worthlessness and constant sadness from "Most of the time" on, whatever the total.
 */
const helpFirst: Readonly<Record<string, unknown>> = {
  S2: [{ score: 'negative', fromPercentile: 95 }],
  S4: [
    { score: 'distress', from: 30 },
    { item: 'di4', from: 4 },
    { item: 'di8', from: 4 },
    { item: 'di10', from: 4 },
  ],
};

/** The row with one number, from the specified red on. */
const helpRow: Readonly<Record<string, unknown>> = {
  S2: [{ score: 'negative', colour: 'red' }],
  S4: [{ score: 'distress', colour: 'red' }],
};

test('only distress displays the result before the response; help is first at the clinical limits', () => {
  for (const one of instruments) {
    expect(one.presentation.leavesBeforeAnswer).toBe(one.id === 'S4');
    expect(one.help.firstWhen).toEqual(helpFirst[one.id] ?? []);
    expect(one.help.rowWhen).toEqual(helpRow[one.id]);
  }
});
