import { describe, expect, it, test } from 'vitest';
import { canComputeChange, getVisibleParts, hasReachedStage } from '#domain/instrument/translation.ts';

const english = { language: 'en-IN' };
const hindi = (stage: 'draft' | 'reviewed' | 'equivalent' | 'ownNorms') => ({ language: 'hi-IN', stage });

describe('a result', () => {
  it.each(['draft', 'reviewed'] as const)('in a %s translation has its raw score and words only', (stage) => {
    expect(getVisibleParts(hindi(stage))).toEqual({ level: false, percentile: false, comparison: false });
  });

  it.each(['equivalent', 'ownNorms'] as const)('in an %s translation has all parts', (stage) => {
    expect(getVisibleParts(hindi(stage))).toEqual({ level: true, percentile: true, comparison: true });
  });

  it('in English has all parts, unless the browser translated the page', () => {
    expect(getVisibleParts(english).level).toBe(true);
    expect(getVisibleParts({ ...english, isBrowserTranslated: true })).toEqual({
      level: false,
      percentile: false,
      comparison: false,
    });
  });
});

describe('the change between two results', () => {
  test.each([
    ['English and a reviewed translation', english, hindi('reviewed'), false],
    ['English and a draft', english, hindi('draft'), false],
    ['English and an equivalent translation', english, hindi('equivalent'), true],
    ['a draft and a later stage of the same language', hindi('draft'), hindi('reviewed'), true],
    [
      'Hindi and Kannada, of which one is equivalent',
      hindi('equivalent'),
      { language: 'kn', stage: 'reviewed' as const },
      false,
    ],
    ['English with and without a region', { language: 'en' }, english, true],
    [
      'two results, of which one was translated by the browser',
      english,
      { ...english, isBrowserTranslated: true },
      false,
    ],
  ])('of %s', (_name, before, after, expected) => {
    expect(canComputeChange(before, after)).toBe(expected);
    expect(canComputeChange(after, before)).toBe(expected);
  });
});

test('a site that offers reviewed translations does not offer drafts', () => {
  expect(hasReachedStage('draft', 'reviewed')).toBe(false);
  expect(hasReachedStage('reviewed', 'reviewed')).toBe(true);
  expect(hasReachedStage('ownNorms', 'reviewed')).toBe(true);
});
