import { format, t } from '#tests/support/english.ts';
import { describe, expect, it, test } from 'vitest';
import { describePlan } from '#domain/plan/describe-plan.ts';
import { findNearDay, listPlanDays } from '#domain/plan/plan-days.ts';
import { computePlanStage } from '#domain/plan/plan-stage.ts';

const locale = { t, format };
const step = { text: 'Breathe slowly.', smaller: 'Breathe once.' };

/** A Saturday afternoon. */
const now = new Date(2026, 10, 28, 16);

describe('the days of a plan', () => {
  it('are seven, from today while the time is still to come', () => {
    const days = listPlanDays(now, 'dinner');
    expect(days).toHaveLength(7);
    expect(days.map((day) => findNearDay(day, now)).slice(0, 3)).toEqual(['today', 'tomorrow', null]);
    expect(listPlanDays(now, 'wake')[0]).toBe('2026-11-29');
  });
});

test('a plan is one sentence with what to do if it does not work', () => {
  const choices = { when: 'dinner', where: 'home', ifNot: 'smaller', day: '2026-11-29' } as const;
  expect(describePlan(locale, { ...step, ...choices })).toEqual({
    plan: 'On Sunday, 29\u00A0Nov, after dinner, at home: Breathe slowly.',
    ifNot: 'If it does not work: do a smaller step. Breathe once.',
  });
  expect(describePlan(locale, { ...step, ...choices, ifNot: 'tell' }).ifNot).toBe(
    'If it does not work: tell someone.',
  );
});

it.each([
  ['2026-11-28', 'Today after dinner, at home: Breathe slowly.'],
  ['2026-11-29', 'Tomorrow after dinner, at home: Breathe slowly.'],
  ['2026-12-05', 'On Saturday, 5\u00A0Dec, after dinner, at home: Breathe slowly.'],
])('a plan for %s names the day as people say it', (day, plan) => {
  const choices = { when: 'dinner', where: 'home', ifNot: 'tell', day } as const;
  expect(describePlan(locale, { ...step, ...choices }, now).plan).toBe(plan);
});

describe('the stage of a step', () => {
  const stageAfter = (days: number, isRated: boolean, since: string | null = null) =>
    computePlanStage(
      { chosenAt: now.toISOString(), since, isRated },
      new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 9),
    );

  it.each([
    [0, false, { isOpen: true, isAsked: false, canRenew: false, isLookBack: false }],
    [6, false, { isOpen: true, isAsked: false, canRenew: false, isLookBack: false }],
    [7, false, { isOpen: true, isAsked: true, canRenew: false, isLookBack: false }],
    [7, true, { isOpen: true, isAsked: false, canRenew: true, isLookBack: false }],
    [21, false, { isOpen: true, isAsked: true, canRenew: false, isLookBack: false }],
    [21, true, { isOpen: false, isAsked: false, canRenew: false, isLookBack: false }],
    [28, true, { isOpen: false, isAsked: false, canRenew: false, isLookBack: true }],
    [55, false, { isOpen: true, isAsked: true, canRenew: false, isLookBack: false }],
    [55, true, { isOpen: false, isAsked: false, canRenew: false, isLookBack: true }],
    [56, false, { isOpen: false, isAsked: false, canRenew: false, isLookBack: false }],
  ])('after %i days, rated: %s', (days, isRated, stage) => {
    expect(stageAfter(days, isRated)).toEqual(stage);
  });

  it('counts the four weeks from the first choice', () => {
    expect(stageAfter(0, false, '2026-10-31').isLookBack).toBe(true);
    expect(stageAfter(0, false, '2026-11-01').isLookBack).toBe(false);
  });
});
