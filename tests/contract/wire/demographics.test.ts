import { describe, expect, test } from 'vitest';
import { readDemographics, writeDemographics } from '#contract/wire/demographics.ts';
import { readHistory, writeHistory, writeSummary } from '#contract/wire/sections.ts';
import { readSummary } from '#contract/wire/summary.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';
import type { Result } from '#domain/scoring/result.ts';
import { anInstrument, type Mutable, getReport } from '#tests/support/instrument-builder.ts';
import { instruments } from '#tests/support/instruments.ts';

const createWithBand = (fact: object) =>
  anInstrument((draft) => {
    const { bands } = getReport(draft, 'calm');
    bands.unshift({ ...bands[0], ...fact } as Mutable<(typeof bands)[number]>);
  });
const byGender = createWithBand({ gender: 'female' });
const byEducation = createWithBand({ education: [1, 2] });
const facts: Demographics = { age: 34, gender: 'female', education: 4 };
const result: Result = { calm: { value: 4, level: '', percentile: null } };

describe('profile fields of an attempt', () => {
  test('contain only fields that a band needs', () => {
    expect(writeDemographics(byGender, facts)).toEqual({ gender: 'female' });
    expect(writeDemographics(byEducation, facts)).toEqual({ education: 4 });
    expect(writeDemographics(anInstrument(), facts)).toEqual({});
  });

  test('contain an unknown value for a needed field without one', () => {
    expect(writeDemographics(byGender, { gender: null })).toEqual({ gender: null });
    expect(writeDemographics(byEducation, {})).toEqual({ education: null });
  });

  test('leave the records of the five unchanged', () => {
    for (const instrument of instruments) expect(writeDemographics(instrument, facts)).toEqual({});
  });

  test('are written and parsed in history and summary', () => {
    const takenAt = new Date('2026-11-02T05:30:00Z');
    const attempt = { takenAt, version: '1.0', result, helpFirst: false, skipped: [] };
    const history = writeHistory(byGender, [
      { ...attempt, facts },
      { ...attempt, facts: { ...facts, gender: null } },
    ]);
    expect(history.map(({ age, gender }) => [age, gender])).toEqual([
      [34, 'female'],
      [34, null],
    ]);
    expect(readHistory(byGender, history).map(({ age, gender }) => [age, gender])).toEqual([
      [34, 'female'],
      [34, null],
    ]);
    const summary = writeSummary([{ instrument: byEducation, result, facts }]);
    expect(summary).toMatchObject([{ age: 34, education: 4 }]);
    expect(readSummary([byEducation], summary)).toMatchObject({ T1: { age: 34, education: 4 } });
  });
});

describe('parsed values', () => {
  test('an age is a number above 0, also as a string', () => {
    expect([{ age: 34 }, { age: '34' }].map(readDemographics)).toEqual([{ age: 34 }, { age: 34 }]);
    const none = [{ age: 0 }, { age: -1 }, { age: '' }, { age: null }, {}, null, '<html>', []];
    expect(none.map(readDemographics)).toEqual(none.map(() => ({})));
  });

  test('an education is a code of the profile, also as a string', () => {
    expect([1, '4', null, ''].map((education) => readDemographics({ education }))).toEqual([
      { education: 1 },
      { education: 4 },
      { education: null },
      { education: null },
    ]);
    for (const education of [0, 5, 1.5, 'High School', [1]])
      expect(readDemographics({ education })).toEqual({});
  });

  test('a gender is one of the two values of the profile', () => {
    expect(readDemographics({ gender: 'male' })).toEqual({ gender: 'male' });
    expect(readDemographics({ gender: null })).toEqual({ gender: null });
    // A further choice of the profile, or no answer.
    expect(readDemographics({ gender: '' })).toEqual({ gender: null });
    for (const gender of ['Male', 1, {}]) expect(readDemographics({ gender })).toEqual({});
  });
});
