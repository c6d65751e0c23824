import { describe, expect, it } from 'vitest';
import { describeChange } from '#domain/scoring/describe-change.ts';
import {
  computePersonChange,
  computePersonPosition,
  type PersonChange,
} from '#domain/scoring/person-change.ts';
import { directionWords } from '#tests/support/direction-words.ts';
import { t } from '#tests/support/english.ts';
import { findInstrument } from '../../questionnaires/instrument-files.ts';

const kinds = Object.keys(directionWords) as PersonChange[];

/** The direction words in a sentence. */
const listWords = (sentence: string) =>
  Object.values(directionWords).filter((word) => sentence.includes(word));

function findChange(id: string, scoreId: string, previous: number, current: number, days = 30) {
  const score = findInstrument(id).scores.find((one) => one.id === scoreId);
  const band = score?.report?.bands[0];
  if (!score || !band) throw new Error(`${id} has no reported score ${scoreId}`);
  const [time, previousTime] = [new Date(2026, 6, 31), new Date(2026, 6, 31 - days)];
  return computePersonChange(score, band, {
    previous,
    current,
    previousTime: previousTime.toISOString(),
    time: time.toISOString(),
  });
}

describe('a change', () => {
  it.each([
    ['more distress', 'S4', 'distress', 20, 28, 'harder'],
    ['less distress', 'S4', 'distress', 28, 20, 'easier'],
    ['more wellbeing', 'S1', 'overall', 60, 90, 'easier'],
    ['less wellbeing', 'S1', 'overall', 90, 60, 'harder'],
    ['more activity', 'S5', 'pleasure', 15, 35, 'more'],
    ['less activity', 'S5', 'pleasure', 35, 15, 'less'],
    ['a difference within the error', 'S4', 'distress', 20, 21, 'same'],
    ['a ratio without a known error', 'S2', 'ratio', 1, 2, 'unknown'],
  ] as const)('%s is %s %s %i to %i: %s', (_name, id, scoreId, before, now, expected) => {
    expect(findChange(id, scoreId, before, now)).toBe(expected);
  });

  it('is too soon to compare within 14 days', () => {
    expect(findChange('S4', 'distress', 20, 40, 13)).toBe('tooSoon');
  });

  it.each(kinds)('%s: the sentence contains exactly one direction word', (kind) => {
    expect(listWords(describeChange(t, kind, '31 July'))).toEqual([directionWords[kind]]);
    expect(listWords(describeChange(t, kind, ''))).toEqual([directionWords[kind]]);
  });

  it.each(['easier', 'harder', 'same'] as const)('%s: so does the sentence on several parts', (change) => {
    const titles = 'Your Distress, Social Wellbeing';
    const sentences = [
      t('results.direction.ofParts', { change, day: '31 July', titles }),
      t('results.direction.ofPartsSinceLast', { change, titles }),
    ];
    for (const sentence of sentences) {
      expect(listWords(sentence)).toEqual([directionWords[change]]);
      expect(sentence).toMatch(/[a-z\d]: Your Distress, Social Wellbeing\.$/);
    }
  });

  it('names the day', () => {
    expect(describeChange(t, 'harder', '31 July')).toBe('Harder than on 31 July.');
    expect(describeChange(t, 'same', '')).toBe('About the same as last time.');
  });
});

describe('a position among people', () => {
  it.each([
    [90, 'lower', 'harder', 'Harder than for most people.'],
    [10, 'lower', 'easier', 'Easier than for most people.'],
    [10, 'higher', 'harder', 'Harder than for most people.'],
    [50, 'higher', 'same', 'About the same as for most people.'],
    [90, 'balance', 'more', 'More than most people.'],
  ] as const)('percentile %i, %s is better: %s', (percentile, direction, position, sentence) => {
    expect(computePersonPosition(percentile, direction)).toBe(position);
    expect(t('results.direction.amongPeople', { position })).toBe(sentence);
    expect(listWords(sentence)).toEqual([directionWords[position]]);
  });
});
