import { describe, expect, it } from 'vitest';
import { listUndisplayedSteps } from '#domain/understanding/displayed-result.ts';
import { selectStepOptions } from '#domain/understanding/step-options.ts';
import { instruments } from '#tests/support/instruments.ts';

const others = ['Walk', 'Sleep', 'Sing', 'Cook'];

describe('the options of the question about the next step', () => {
  it('are the step of the page and two others, always the same for the same page', () => {
    const options = selectStepOptions('Call a friend', others);
    expect(options).toHaveLength(3);
    expect(new Set(options).size).toBe(3);
    expect(options).toContain('Call a friend');
    expect(selectStepOptions('Call a friend', others)).toEqual(options);
  });

  it('are missing if the page has no step, or too few others are known', () => {
    expect(selectStepOptions('', others)).toEqual([]);
    expect(selectStepOptions('Call a friend', ['Walk'])).toEqual([]);
  });

  it('do not have the step of the page always in the same place', () => {
    const all = instruments.flatMap((instrument) => listUndisplayedSteps(instrument, []));
    const places = new Set(
      all.map((step) =>
        selectStepOptions(
          step,
          all.filter((one) => one !== step),
        ).indexOf(step),
      ),
    );
    expect([...places].sort()).toEqual([0, 1, 2]);
  });
});

describe('the steps that a page does not display', () => {
  it.each(instruments.map((instrument) => [instrument.id, instrument] as const))(
    '%s: are enough for each level, and never contain help',
    (_, instrument) => {
      const all = listUndisplayedSteps(instrument, []);
      const perScore = instrument.scores.flatMap(({ report }) =>
        Object.values(report?.levelTexts ?? {}).flatMap((text) =>
          text ? [[text.step, ...(text.steps ?? [])]] : [],
        ),
      );
      for (const displayed of perScore) {
        const rest = listUndisplayedSteps(instrument, displayed);
        expect(rest.length).toBeGreaterThanOrEqual(2);
        expect(rest.filter((step) => displayed.includes(step))).toEqual([]);
      }
      expect(all.filter((step) => instrument.help.steps?.includes(step))).toEqual([]);
    },
  );
});
