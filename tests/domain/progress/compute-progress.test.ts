import { describe, expect, it } from 'vitest';
import type { SetRule } from '#domain/instrument/instrument.ts';
import type { SectionInSet } from '#domain/progress/section-unlocking.ts';
import { getCardState, computeProgress } from '#domain/progress/compute-progress.ts';
import { instruments } from '#tests/support/instruments.ts';

const ids = ['S1', 'S2', 'S3', 'S4', 'S5'];
const five = ids.map((id) => ({ id }));
const createSection = (id: string, set: SetRule): SectionInSet => ({ id, set });
const listStates = (sections: readonly SectionInSet[], completed: readonly string[], isSure = true) =>
  sections.map(({ id }) => getCardState(id, computeProgress(sections, completed), isSure));

describe('the five sections', () => {
  it('open one after the other by default', () => {
    expect(instruments.map(({ id, set }) => [id, set])).toEqual(ids.map((id) => [id, undefined]));
  });

  it('have the specified step: one more than the highest position; n is open if n ≤ step', () => {
    for (let subset = 0; subset < 2 ** 5; subset += 1) {
      const completed = ids.filter((_, at) => subset & (2 ** at));
      const step = Math.max(0, ...completed.map((id) => ids.indexOf(id) + 1));
      const progress = computeProgress(five, completed);
      expect(progress.step).toBe(step);
      expect([...progress.done]).toHaveLength(step);
      expect([...progress.open]).toEqual(ids.filter((_, position) => position <= step));
      expect(progress.isComplete).toBe(step === 5);
    }
  });

  it('open one after the other', () => {
    expect(listStates(five, [])).toEqual(['current', 'locked', 'locked', 'locked', 'locked']);
    expect(listStates(five, ['S1', 'S2'])).toEqual(['done', 'done', 'current', 'locked', 'locked']);
    expect(listStates(five, ids.slice(0, 4))).toEqual(['done', 'done', 'done', 'done', 'current']);
  });

  it('can all be repeated when all are complete, and none is current', () => {
    expect(listStates(five, ids)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect([...computeProgress(five, ids).open]).toEqual(ids);
  });

  it('have no state after the last known one', () => {
    expect(listStates(five, ['S1'], false)).toEqual(['done', 'current', 'unknown', 'unknown', 'unknown']);
  });
});

describe('an optional section', () => {
  const sections = [...five.slice(0, 2), createSection('extra', { optional: true }), ...five.slice(2)];

  it('is open together with the next one', () => {
    expect(listStates(sections, ['S1', 'S2']).slice(2, 5)).toEqual(['current', 'current', 'locked']);
  });

  it('is not completed by a later section, and is not needed for completion', () => {
    const { done, open, isComplete, step } = computeProgress(sections, ids);
    expect([done.has('extra'), open.has('extra'), isComplete, step]).toEqual([false, true, true, 2]);
  });

  it('completes a set that has only optional ones', () => {
    const alone = [createSection('extra', { optional: true })];
    expect([computeProgress(alone, []).isComplete, computeProgress(alone, ['extra']).isComplete]).toEqual([
      false,
      true,
    ]);
  });
});

describe('a section with requirements', () => {
  it('is open without requirements, and opens only itself', () => {
    const sections = [...five, createSection('free', { needs: [] })];
    expect(listStates(sections, [])).toEqual(['current', 'locked', 'locked', 'locked', 'locked', 'current']);
    expect(listStates(sections, ['free'])).toEqual([
      'current',
      'locked',
      'locked',
      'locked',
      'locked',
      'done',
    ]);
    expect(computeProgress(sections, ['free'])).toMatchObject({ step: 0, isComplete: false });
    expect(computeProgress(sections, ids).isComplete).toBe(false);
  });

  it('requires all that it names', () => {
    const sections = [...five, createSection('late', { needs: ['S1', 'S3'] })];
    expect(listStates(sections, ['S1']).at(-1)).toBe('locked');
    expect(listStates(sections, ['S1', 'S2', 'S3']).at(-1)).toBe('current');
  });

  it('counts its requirements as complete once it was completed', () => {
    const sections = [...five, createSection('late', { needs: ['S3'] })];
    expect(listStates(sections, ['late'])).toEqual(['done', 'done', 'done', 'current', 'locked', 'done']);
  });

  it('with a cycle, which the check rejects, does not loop', () => {
    const circle = [createSection('A', { needs: ['B'] }), createSection('B', { needs: ['A'] })];
    expect(listStates(circle, [])).toEqual(['locked', 'locked']);
    expect(listStates(circle, ['A'])).toEqual(['done', 'done']);
  });
});

describe('a retired section', () => {
  const sections = [...five.slice(0, 1), createSection('old', { retired: true }), ...five.slice(1, 2)];

  it('is neither open nor complete, and is not counted', () => {
    const { done, open, isComplete, step } = computeProgress(sections, ['S1', 'old', 'S2']);
    expect([[...done], [...open], isComplete, step]).toEqual([['S1', 'S2'], ['S1', 'S2'], true, 2]);
  });

  it('opens no section if it was completed', () => {
    expect([...computeProgress(sections, ['old']).open]).toEqual(['S1']);
  });
});

describe('a section that was answered before the registration', () => {
  const list = (completed: string[], before: string[]) => {
    const { done, open, step } = computeProgress(five, completed, before);
    return [[...done].sort().join(), [...open].join(), step];
  };

  it('unlocks nothing, and is locked until the person reaches it', () => {
    expect(list([], ['S4'])).toEqual(['', 'S1', 0]);
    expect(list(['S1', 'S2'], ['S4'])).toEqual(['S1,S2', 'S1,S2,S3', 2]);
  });

  it('counts as done when the sections before it are', () => {
    expect(list(['S1', 'S2', 'S3'], ['S4'])).toEqual(['S1,S2,S3,S4', ids.join(), 4]);
    expect(list([], ['S1', 'S2'])).toEqual(['S1,S2', 'S1,S2,S3', 2]);
  });
});
