import { describe, expect, it, test } from 'vitest';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { findEdition, getVisibleParts, type OfferedLanguage } from '#domain/instrument/translation.ts';
import { computeInterval, getStandardError } from '#domain/scoring/measurement-error.ts';
import { computeSectionState } from '#domain/scoring/part-state.ts';
import { evaluateScores } from '#domain/scoring/result.ts';
import { describeLimit, selectVisibleResult } from '#domain/scoring/visible-result.ts';
import { t } from '#tests/support/english.ts';
import { instruments } from '#tests/support/instruments.ts';

const thirty = { age: 30, gender: null, education: null };
const createLanguage = (language: string, stage: 'draft' | 'reviewed' | 'equivalent' | 'ownNorms') =>
  ({ language, lowestStage: 'draft', instruments: { S1: stage } }) satisfies OfferedLanguage;
const languages = [createLanguage('hi', 'reviewed'), createLanguage('kn', 'equivalent')];

test.each([
  ['the original', {}, undefined],
  ['English with a region', { language: 'en-IN' }, undefined],
  ['a translation of the site', { language: 'hi-IN' }, 'reviewed'],
  ['an equivalent translation', { language: 'kn' }, 'equivalent'],
  ['a language that the site does not offer', { language: 'ta-IN' }, 'draft'],
])('the stage of an attempt in %s is that of the settings', (_name, attempt, stage) => {
  expect(findEdition(languages, 'S1', attempt).stage).toBe(stage);
});

test('a questionnaire that the site does not offer in a language counts as a draft', () => {
  expect(findEdition(languages, 'S4', { language: 'kn-IN' }).stage).toBe('draft');
});

describe.each(instruments.map((one) => [one.shortTitle, one as Instrument] as const))(
  '%s',
  (_name, instrument) => {
    const values = Object.fromEntries(
      instrument.scores.map(({ id, report }) => [id, report?.range.max ?? 1]),
    );
    const stored = evaluateScores(instrument, values, thirty);
    const select = (attempt: Parameters<typeof findEdition>[2]) =>
      selectVisibleResult(instrument, stored, findEdition(languages, 'S1', attempt), thirty);

    it.each([
      ['the original', {}, true],
      ['an equivalent translation', { language: 'kn-IN' }, true],
      ['a reviewed translation', { language: 'hi-IN' }, false],
      ['a draft', { language: 'ta-IN' }, false],
      ['a translation by the browser', { browserTranslated: true as const }, false],
    ])('answered in %s has level, colour, text, percentile and average: %s', (_edition, attempt, isWhole) => {
      const { instrument: visible, result, limit } = select(attempt);
      const reports = visible.scores.flatMap(({ report }) => report ?? []);
      const hasRest = [
        ...Object.values(result).flatMap(({ level, percentile }) => [level !== '', percentile !== null]),
        ...Object.values(evaluateScores(visible, values, thirty)).map(({ level }) => level !== ''),
        ...reports.flatMap(({ average, levelTexts, bands }) => [
          average !== undefined,
          Object.keys(levelTexts).length > 0,
          bands.some(({ norm, colours }) => norm !== null || colours !== undefined),
        ]),
      ].includes(true);
      expect(hasRest).toBe(isWhole);
      expect(limit === null).toBe(isWhole);
      expect(getVisibleParts(findEdition(languages, 'S1', attempt)).level).toBe(isWhole);
    });

    it('keeps the scores, their scale, and the error that a change is computed with', () => {
      const { instrument: visible, result } = select({ language: 'hi-IN' });
      expect(Object.entries(result).map(([id, { value }]) => [id, value])).toEqual(
        Object.entries(stored).map(([id, { value }]) => [id, value]),
      );
      for (const [index, score] of visible.scores.entries()) {
        const original = instrument.scores[index]!;
        expect(score.report?.range).toEqual(original.report?.range);
        if (!score.report || !original.report) continue;
        const value = original.report.range.min;
        const band = original.report.bands.find(({ from = 18, to }) => from <= 30 && (to ?? 99) >= 30)!;
        expect(getStandardError(score, score.report.bands[0]!, value)).toBe(
          getStandardError(original, band, value),
        );
        if (computeInterval(original, band, value, original.report.range))
          expect(score.report.bands[0]!.norm).toBeNull();
      }
    });

    it('has no state without a level', () => {
      const { instrument: visible } = select({ language: 'hi-IN' });
      expect(computeSectionState(visible, values, thirty, false)).toBe('plain');
      expect(computeSectionState(visible, values, thirty, true)).toBe('care');
    });
  },
);

test('the sentence names the reason', () => {
  expect(describeLimit(t, null)).toBe('');
  expect(describeLimit(t, 'translation')).toBe(
    'We are still testing this translation. So we show your score without a level, and we do not compare it with other people.',
  );
  expect(describeLimit(t, 'browser')).toMatch(/^Your browser translated these questions\./);
});
