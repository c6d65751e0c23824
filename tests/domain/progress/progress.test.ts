import { describe, expect, it } from 'vitest';
import { cardState, isUnlocked, progressStep } from '#domain/progress/progress.ts';

describe('the step a person has reached', () => {
  it.each([
    [[false, false, false, false, false], 0],
    [[true, false, false, false, false], 1],
    [[true, true, false, false, false], 2],
    // The highest place counts, holes or not.
    [[false, true, false], 2],
    [[false, false, false, false, true], 5],
    [[true, true, true, true, true], 5],
    [[], 0],
  ])('of %j is %i', (taken, step) => {
    expect(progressStep(taken)).toBe(step);
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
