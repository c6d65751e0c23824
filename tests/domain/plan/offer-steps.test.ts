import { describe, expect, it } from 'vitest';
import { readPlanContent } from '#server/instruments/read-plan.ts';
import type { Instrument, Level } from '#domain/instrument/instrument.ts';
import { type RecentResult, stepsPerTrouble, offerSteps } from '#domain/plan/offer-steps.ts';
import type { PlanContent } from '#domain/plan/plan-content.ts';
import { instruments } from '#tests/support/instruments.ts';

const plan = readPlanContent();
const levels: readonly Level[] = ['High', 'Average', 'Low'];

/** A result with one score at a level; all other scores and answers are unknown. */
const createResult = (
  instrument: Instrument,
  score: string,
  level: Level,
  isHelpFirst = false,
): RecentResult => ({
  instrument,
  result: { [score]: { value: 20, level, percentile: null } },
  ans: null,
  age: 30,
  isHelpFirst,
});
const cases = instruments.flatMap((instrument) =>
  instrument.scores
    .filter(({ report }) => report)
    .flatMap(({ id }) => levels.map((level) => ({ instrument, id, level, name: `${id} ${level}` }))),
);
const findStep = (slug: string) => plan.steps.find((step) => step.slug === slug)!;
/** Words of a step that asks for more of what is already high. */
const more = /used to like|\bpleasant\b|\benjoy/i;

describe('the offered steps', () => {
  it.each(cases)('go with $name, whatever the trouble is', ({ instrument, id, level }) => {
    for (const { trouble, steps } of offerSteps(plan, [createResult(instrument, id, level)]).troubles) {
      expect(steps, trouble).toHaveLength(stepsPerTrouble);
      const texts = steps.map((slug) => findStep(slug).text);
      if (id === 'pleasure' && level === 'High') for (const text of texts) expect(text).not.toMatch(more);
    }
  });

  it.each(cases)(
    'lead only to people after heavy answers: $name, whatever the trouble is',
    ({ instrument, id, level }) => {
      const other = createResult(instruments[0]!, 'overall', 'High');
      const heavy = createResult(instrument, id, level, true);
      const { contactOnly, troubles } = offerSteps(plan, [other, heavy]);
      expect(contactOnly).toBe(true);
      for (const { trouble, steps } of troubles) {
        expect(steps.length, trouble).toBeGreaterThanOrEqual(4);
        for (const slug of steps) expect(findStep(slug).contact, slug).toBe(true);
      }
    },
  );

  it('mark no trouble without answers', () => {
    expect(offerSteps(plan, []).troubles.filter(({ isSuggested }) => isSuggested)).toEqual([]);
  });

  it('mark a trouble by a level or by one answer', () => {
    const content: PlanContent = {
      troubles: [
        {
          id: 'alone',
          label: 'Alone',
          answerAgain: 'S3',
          usual: 'bed',
          suggestedBy: [{ section: 'S3', score: 'social', level: 'Low' }],
        },
        {
          id: 'worry',
          label: 'Worry',
          answerAgain: 'S4',
          usual: 'bed',
          suggestedBy: [{ section: 'S4', item: 'di7', from: 4 }],
        },
      ],
      steps: [],
    };
    const find = (id: string) => instruments.find((one) => one.id === id)!;
    const suggested = (...results: RecentResult[]) =>
      offerSteps(content, results).troubles.flatMap(({ trouble, isSuggested }) =>
        isSuggested ? trouble : [],
      );
    expect(suggested(createResult(find('S3'), 'social', 'Low'))).toEqual(['alone']);
    expect(suggested(createResult(find('S3'), 'social', 'Average'))).toEqual([]);
    const ans = (code: number) => find('S4').items.map(({ id }) => (id === 'di7' ? code : 1));
    const distress = createResult(find('S4'), 'distress', 'Average');
    expect(suggested({ ...distress, ans: ans(4) })).toEqual(['worry']);
    expect(suggested({ ...distress, ans: ans(3) })).toEqual([]);
  });
});

describe('instruments with a clinical tier', () => {
  it('name their own steps for it, all towards a person', () => {
    for (const { help, id } of instruments.filter((one) => one.help.firstWhen.length > 0)) {
      expect(help.steps?.length, id).toBeGreaterThan(0);
      for (const step of help.steps ?? []) expect(step).toMatch(/talk|tell|ask|support|call/i);
    }
  });
});
