import { describe, expect, it } from 'vitest';
import { readLastCompleted } from '#contract/wire/dates.ts';
import { readProgress, listCompletedSections } from '#contract/wire/progress.ts';
import {
  readHistory,
  writeDates,
  writeHistory,
  writeProgress,
  writeSummary,
} from '#contract/wire/sections.ts';
import { readSummary } from '#contract/wire/summary.ts';
import type { Result } from '#domain/scoring/result.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

/** History order of T1: joy, calm, meanJoy, overall, balance. */
const instrument = anInstrument();
const other = anInstrument((draft) => {
  draft.id = 'T2';
  draft.history.order = ['calm', 'joy'];
});
const createScore = (value: number) => ({ value, level: '' as const, percentile: null });
const result: Result = { calm: createScore(4), joy: createScore(7) };
const first = new Date('2026-11-02T05:30:00Z');
const second = new Date('2026-11-05T18:00:00+05:30');
const scores = { joy: 7, calm: 4, meanJoy: null, overall: null, balance: null };
const totalsum = '[7,4,null,null,null]';

describe('progress', () => {
  it("is '' for a section that was not completed", () => {
    const sections = [
      { instrument, result },
      { instrument: other, result: null },
    ];
    expect(writeProgress(sections)).toEqual([
      { section_id: 'T1', totalsum },
      { section_id: 'T2', totalsum: '' },
    ]);
  });

  it('has one entry per position; an invalid one keeps its position', () => {
    const body = [
      { section_id: 'T1', totalsum: '[7]' },
      null,
      'text',
      { section_id: 'T4' },
      { totalsum: [7] },
      { totalsum: '[]' },
    ];
    const ids = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'];
    expect(listCompletedSections(ids, readProgress(body))).toEqual(['T1', 'T5']);
    expect(readProgress(body).helpFirst).toBe(false);
  });

  it.each([[null], [''], ['<html>'], [{}], [[]]])('%j has no section', (body) => {
    expect(readProgress(body)).toEqual({ records: [], helpFirst: false });
    expect(listCompletedSections(['T1'], readProgress(body))).toEqual([]);
  });

  it('belongs to the section that a record names, whatever its position', () => {
    const read = readProgress([
      { section_id: 'T3', totalsum },
      { section_id: 'T1', totalsum: '' },
      { section_id: 'new', totalsum },
    ]);
    expect(listCompletedSections(['T1', 'T3'], read)).toEqual(['T3']);
  });

  it('belongs to the section at its position if a record names no known one', () => {
    const read = readProgress([
      { section_id: 1, totalsum },
      { totalsum: '' },
      { section_id: 'third', totalsum },
    ]);
    expect(listCompletedSections(['T1', 'T2', 'T3'], read)).toEqual(['T1', 'T3']);
  });

  it('contains the help flag if the server sets it for a section', () => {
    expect(writeProgress([{ instrument, result, helpFirst: true }])).toEqual([
      { section_id: 'T1', totalsum, helpFirst: true },
    ]);
    expect(readProgress([{ totalsum: '' }, { totalsum, helpFirst: true }]).helpFirst).toBe(true);
    expect(readProgress([{ totalsum, helpFirst: 'yes' }]).helpFirst).toBe(false);
  });
});

describe('dates', () => {
  it('are written in UTC, in the given order', () => {
    expect(writeDates([{ takenAt: second }, { takenAt: first }])).toEqual([
      { time: '2026-11-05T12:30:00.000Z' },
      { time: '2026-11-02T05:30:00.000Z' },
    ]);
  });

  it('contain the first valid time', () => {
    expect(readLastCompleted([{ time: '2026-11-02' }, { time: '2026-10-01' }])).toBe('2026-11-02');
    expect(readLastCompleted([null, 'x', { time: 'soon' }, { time: 7 }, { time: '2026-10-01' }])).toBe(
      '2026-10-01',
    );
    for (const body of [[], null, '<html>', {}, [null], [{ time: 'soon' }]])
      expect(readLastCompleted(body)).toBeNull();
  });
});

describe('history', () => {
  it('is written with time, scores and version', () => {
    expect(
      writeHistory(instrument, [
        { takenAt: first, version: '1.0', result, facts: { age: 34 }, helpFirst: false, skipped: [] },
      ]),
    ).toEqual([{ time: '2026-11-02T05:30:00.000Z', totalsum, version: '1.0', age: 34 }]);
  });

  it('is written and parsed with the questions without an answer', () => {
    const attempt = { takenAt: first, version: '1.0', result, facts: { age: 34 }, helpFirst: false };
    const history = writeHistory(instrument, [{ ...attempt, skipped: ['a2'] }]);
    expect(history).toEqual([expect.objectContaining({ skipped: ['a2'] })]);
    expect(readHistory(instrument, history)).toEqual([expect.objectContaining({ skipped: ['a2'] })]);
  });

  it('is written and parsed with the texts that the person read', () => {
    const attempt = {
      takenAt: first,
      version: '1.0',
      result,
      facts: { age: 34 },
      helpFirst: false,
      skipped: [],
    };
    const texts = { language: 'hi-IN', browserTranslated: true } as const;
    const history = writeHistory(instrument, [{ ...attempt, texts }]);
    expect(history).toEqual([expect.objectContaining(texts)]);
    expect(readHistory(instrument, history)).toEqual([expect.objectContaining(texts)]);
    const [invalid] = readHistory(instrument, [{ ...history[0], language: 7, browserTranslated: 'yes' }]);
    expect(invalid).not.toHaveProperty('language');
    expect(invalid).not.toHaveProperty('browserTranslated');
  });

  it('is parsed by name, in the received order', () => {
    const body = [
      { time: '2026-11-05T12:30:00Z', totalsum, version: '2.0' },
      { time: '2026-11-02T05:30:00Z', totalsum: ['7', '4'] },
    ];
    expect(readHistory(instrument, body)).toEqual([
      { time: '2026-11-05T12:30:00Z', scores, version: '2.0' },
      { time: '2026-11-02T05:30:00Z', scores },
    ]);
  });

  it('includes the scores of an attempt with an invalid time', () => {
    for (const time of ['soon', '', null, 7, undefined]) {
      expect(readHistory(instrument, [{ time, totalsum }])).toEqual([{ time: null, scores }]);
    }
  });

  it.each([
    [1, '1'],
    [2.1, '2.1'],
    ['3', '3'],
    ['1.0', '1.0'],
    ['newest', undefined],
    ['', undefined],
    [null, undefined],
    [{}, undefined],
  ])('parses the version %j as %j', (version, expected) => {
    expect(readHistory(instrument, [{ time: '2026-11-02', totalsum, version }])[0]?.version).toBe(expected);
  });

  it('skips null entries and records without scores', () => {
    const body = [null, { time: '2026-11-02', totalsum: '' }, { time: '2026-11-01', totalsum }, 'x'];
    expect(readHistory(instrument, body)).toEqual([{ time: '2026-11-01', scores }]);
    for (const none of [[null, null], [], null, '<html>', {}])
      expect(readHistory(instrument, none)).toEqual([]);
  });
});

describe('the summary', () => {
  it('is null for a section that was not completed', () => {
    const sections = [
      { instrument, result },
      { instrument: other, result: null },
    ];
    expect(writeSummary(sections)).toEqual([
      { section_id: 'T1', totalsum },
      { section_id: 'T2', totalsum: null },
    ]);
  });

  it('is parsed by section and score, each section in its own order', () => {
    const body = [
      null,
      { section_id: 'T2', totalsum: ['4', 7] },
      { section_id: 'X' },
      { section_id: 'T1', totalsum, helpFirst: true, age: 36 },
    ];
    expect(readSummary([instrument, other], body)).toEqual({
      T1: { scores, age: 36, helpFirst: true },
      T2: { scores: { calm: 4, joy: 7 }, age: null, helpFirst: false },
    });
  });

  it.each([
    [null],
    ['<html>'],
    [[]],
    [[null]],
    [[{ section_id: 'T1', totalsum: null }]],
    [[{ section_id: 'T1' }]],
  ])('%j has no scores', (body) => {
    expect(readSummary([instrument], body)).toEqual({ T1: null });
  });
});
