import { listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';

/** Maximum number of tick intervals that fit on a phone. */
const maxTicks = 20;

export const tickStep = defineContentRule({
  id: 'instrument/tick-step',
  level: 'error',
  description: '"tickStep" divides the range evenly, into at most 20 parts.',
  examples: [
    { bad: { 'scores[0].report.tickStep': 4 }, good: { 'scores[0].report.tickStep': 3 } },
    { bad: { 'scores[0].report.tickStep': 0.01 }, good: { 'scores[0].report.tickStep': 1 } },
  ],
  check: (instrument, known) =>
    listReports(instrument, known).flatMap(({ path, report: { tickStep: step, range } }) => {
      const width = range.max - range.min;
      if (step === undefined) return [];
      if (!(width > 0)) return [];
      if (step > 0 && width >= step && width / step < maxTicks + 0.5 && isWhole(width / step)) return [];
      return [
        {
          path: `${path}.tickStep`,
          expected: `a step that divides ${range.min} to ${range.max} evenly, into at most ${maxTicks} parts`,
          actual: `${step}`,
          fix: `Write a step whose last tick is the maximum, such as ${findNearestStep(width, step)}.`,
        },
      ];
    }),
});

/** Allows for rounding errors, since steps such as 0.1 have no exact binary form. */
function isWhole(ticks: number): boolean {
  return Math.abs(ticks - Math.round(ticks)) < 1e-9;
}

/**
 * Finds the step closest to the given one that divides the range into at most `most` parts and has at most two
 * decimals.
 */
function findNearestStep(width: number, step: number): number {
  const steps = Array.from({ length: maxTicks }, (_, at) => width / (at + 1)).filter((one) =>
    isWhole(one * 100),
  );
  const distance = (one: number) => Math.abs(one - step);
  const nearest = steps.reduce((best, one) => (distance(one) < distance(best) ? one : best), width);
  const rounded = Math.round(nearest * 100) / 100;
  // A range such as 0 to 2.3333 has no step of two decimals.
  return isWhole(width / rounded) ? rounded : nearest;
}
