import { describe, expect, it } from 'vitest';
import { cardState, isUnlocked, progressStep } from '../../../src/domain/progress/progress.ts';

const records = (...totalsums: string[]) => totalsums.map((totalsum) => ({ totalsum }));

describe('the step a person has reached', () => {
  it.each([
    [records('', '', '', '', ''), 0],
    [records('[]', '[]', '[]'), 0],
    [records('[87]', '', '', '', ''), 1],
    [records('[87]', '[4]', '[]', '', ''), 2],
    // The highest place counts, holes or not.
    [records('', '[4]', ''), 2],
    [records('', '', '', '', '[3]'), 5],
    [records('[1]', '[1]', '[1]', '[1]', '[1]'), 5],
    [[], 0],
  ])('of %j is %i', (list, step) => {
    expect(progressStep(list)).toBe(step);
  });

  it('counts no record without a totalsum', () => {
    expect(progressStep([{ totalsum: null as unknown as string }])).toBe(0);
  });
});

describe('the cards', () => {
  const states = (step: number) => [0, 1, 2, 3, 4].map((position) => cardState(position, step));

  it('open one after the other', () => {
    expect(states(0)).toEqual(['current', 'locked', 'locked', 'locked', 'locked']);
    expect(states(2)).toEqual(['done', 'done', 'current', 'locked', 'locked']);
    expect(states(4)).toEqual(['done', 'done', 'done', 'done', 'current']);
  });

  it('are all open to be repeated when all are done, and none is the current one', () => {
    expect(states(5)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect([0, 1, 2, 3, 4].every((position) => isUnlocked(position, 5))).toBe(true);
  });

  it('are unlocked up to the step', () => {
    expect([0, 1, 2, 3].map((position) => isUnlocked(position, 2))).toEqual([true, true, true, false]);
  });
});
