import { describe, expect, it, test } from 'vitest';
import { hasTotalsum } from '#contract/wire/progress.ts';
import { readNewestAttempt, readReportState, writeReportState } from '#contract/wire/report-state.ts';
import { readFeedback, readTotalsum, writeFeedback, writeTotalsum } from '#contract/wire/scores.ts';
import type { Level } from '#domain/instrument/instrument.ts';
import type { Result } from '#domain/scoring/result.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

/** History: joy, calm, meanJoy, overall, balance. Feedback: calm, joy, overall, balance. */
const instrument = anInstrument();
const createScore = (value: number | null, level: Level = '', percentile: number | null = null) => ({
  value,
  level,
  percentile,
});
const result: Result = {
  calm: createScore(4, 'Average', 25),
  joy: createScore(7, 'High', 91),
  overall: createScore(11, 'Average', 75),
  balance: createScore(1.75, 'High'),
  meanJoy: createScore(3.5),
};
const lists = [
  [4, 7, 11, 1.75],
  ['Average', 'High', 'Average', 'High'],
  ['25', '91', '75', ''],
  [25, 91, 75, null],
];
const scores = { joy: 7, calm: 4, meanJoy: 3.5, overall: 11, balance: 1.75 };

describe('totalsum', () => {
  it('is written in the history order, with null for a missing score', () => {
    expect(writeTotalsum(instrument, result)).toBe('[7,4,3.5,11,1.75]');
    expect(writeTotalsum(instrument, { calm: createScore(4), joy: createScore(null) })).toBe(
      '[null,4,null,null,null]',
    );
  });

  it.each([
    ['[7,4,3.5,11,1.75]'],
    [' [7, 4, 3.5, 11, 1.75] '],
    [[7, 4, 3.5, 11, 1.75]],
    ['["7","4","3.5"," 11 ","1.75"]'],
    [['7', '4', '3.5', '11', '1.75']],
    ['[7,4,3.5,11,1.75,99]'],
  ])('%j has every score by its name', (totalsum) => {
    expect(readTotalsum(instrument, totalsum)).toEqual(scores);
  });

  it('that is too short, or contains other values, lacks only those scores', () => {
    const rest = { meanJoy: null, overall: null, balance: null };
    expect(readTotalsum(instrument, '[7,null]')).toEqual({ joy: 7, calm: null, ...rest });
    expect(readTotalsum(instrument, [7, 'four', '', {}, true])).toEqual({ joy: 7, calm: null, ...rest });
    expect(readTotalsum(instrument, '[7,1e999]')).toEqual({ joy: 7, calm: null, ...rest });
  });

  it.each([[''], ['[]'], [[]], [null], [undefined], ['not scored'], ['7'], [7], ['{"joy":7}'], [{ joy: 7 }]])(
    '%j has no scores',
    (totalsum) => {
      expect(readTotalsum(instrument, totalsum)).toBeNull();
    },
  );

  it.each([
    ['', false],
    [' ', false],
    ['[]', false],
    [' [] ', false],
    ['null', false],
    [null, false],
    [undefined, false],
    [[], false],
    [{}, false],
    ['[7]', true],
    ['[null]', true],
    ['taken', true],
    [[7], true],
    [[null], true],
    [7, true],
  ])('%j sets "taken" to %j', (totalsum, expected) => {
    expect(hasTotalsum(totalsum)).toBe(expected);
  });
});

describe('feedback', () => {
  it('is written as four lists in the feedback order', () => {
    expect(writeFeedback(instrument, result)).toEqual(lists);
    expect(writeFeedback(instrument, null)).toEqual([]);
    expect(writeFeedback(instrument, { joy: createScore(7, 'High', 91) })).toEqual([
      [null, 7, null, null],
      ['', 'High', '', ''],
      ['', '91', '', ''],
      [null, 91, null, null],
    ]);
  });

  it('is parsed by name', () => {
    const { meanJoy: _, ...shown } = result;
    expect(readFeedback(instrument, lists)).toEqual(shown);
  });

  it('accepts numbers as strings, rounds a percentile, and finds it in either list', () => {
    const odd = [['4', 7], ['Average', 'very high'], ['25.4', '', 75], [null, 90.6, 1], 'more'];
    expect(readFeedback(instrument, odd)).toEqual({
      calm: createScore(4, 'Average', 25),
      joy: createScore(7, '', 91),
      overall: createScore(null, '', 75),
      balance: createScore(null),
    });
  });

  it('skips null entries and values that are not lists', () => {
    expect(readFeedback(instrument, [[4, null], null, 'text', [25]])).toEqual({
      calm: createScore(4, '', 25),
      joy: createScore(null),
      overall: createScore(null),
      balance: createScore(null),
    });
    expect(readFeedback(instrument, [null, ['Low']])).toMatchObject({ calm: createScore(null, 'Low') });
  });

  it.each([[[]], [[[], [], [], []]], [[null, null, null, null]], [null], [''], ['<html>'], [{}], [7]])(
    '%j has no attempt',
    (body) => {
      expect(readFeedback(instrument, body)).toBeNull();
    },
  );
});

describe('the state of the report page', () => {
  const time = '2026-11-02T05:30:00.000Z';
  const state = {
    reportDate: time,
    feedback: ['Average', 'High', 'Average', 'High'],
    totalsum: '[7,4,3.5,11,1.75]',
    percentile: ['25', '91', '75', ''],
    percentilevalue: [25, 91, 75, null],
  };
  const { meanJoy: _, ...shown } = result;

  test('is written under the names of the specification and parsed', () => {
    const newest = { time, totalsum: state.totalsum };
    expect(writeReportState(newest, lists)).toEqual(state);
    expect(readReportState(instrument, state)).toEqual({ time, scores, result: shown });
    const texts = { language: 'hi-IN' };
    expect(readReportState(instrument, writeReportState({ ...newest, ...texts }, lists))).toMatchObject(
      texts,
    );
  });

  test('is not written without a time, or without an attempt', () => {
    expect(writeReportState({ time: null, totalsum: state.totalsum }, lists)).toBeNull();
    for (const none of [[], [[], [], [], []], null, '<html>', undefined]) {
      expect(writeReportState({ time, totalsum: state.totalsum }, none)).toBeNull();
    }
  });

  test('is read from the first attempt with scores', () => {
    const record = { time, totalsum: state.totalsum };
    expect(readNewestAttempt([null, { time }, { time, totalsum: '' }, record])).toEqual(record);
    expect(readNewestAttempt([{ time, totalsum: [7, 4] }])).toEqual({ time, totalsum: '[7,4]' });
    expect(readNewestAttempt([{ time: 'yesterday', totalsum: '[7]' }])).toEqual({
      time: null,
      totalsum: '[7]',
    });
    for (const none of [[], [null, null], null, '<html>', {}]) expect(readNewestAttempt(none)).toBeNull();
  });

  test.each([
    [null],
    ['text'],
    [{}],
    [{ ...state, reportDate: 'yesterday' }],
    [{ ...state, reportDate: 5 }],
    [{ ...state, totalsum: '' }],
    [{ ...state, feedback: 'High' }],
    [{ ...state, percentile: undefined }],
    [{ ...state, percentilevalue: null }],
  ])('%j has none', (other) => {
    expect(readReportState(instrument, other)).toBeNull();
  });
});
