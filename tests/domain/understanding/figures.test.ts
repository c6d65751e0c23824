import { describe, expect, it } from 'vitest';
import { evaluateClarity, minAnswers } from '#domain/understanding/figures.ts';

describe('the clarity of a text', () => {
  it.each([
    [49, 0, 'unknown'],
    [50, 39, 'broken'],
    [50, 40, 'clear'],
    [1000, 799, 'broken'],
    [1000, 1000, 'clear'],
    [0, 0, 'unknown'],
  ])('after %i answers of which %i are right is %s', (answers, right, clarity) => {
    expect(evaluateClarity({ answers, right })).toBe(clarity);
  });

  it('is not concluded from a few answers', () => {
    expect(minAnswers).toBe(50);
  });
});
