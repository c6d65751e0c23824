import { stepsPerTrouble } from '#domain/plan/offer-steps.ts';
import type { CheckRule } from '../../finding/rule.ts';
import type { PlanFiles } from '../../source/plan-files.ts';

export const stepsFew: CheckRule<PlanFiles> = {
  id: 'plan/steps-few',
  level: 'error',
  description: `A trouble has at least ${stepsPerTrouble} steps without "notWhen", so that the screen always offers ${stepsPerTrouble}.`,
  examples: [
    {
      bad: { 'content/plan/steps/lamp.json': '', 'content/plan/steps/rest.json': '' },
      good: { 'content/plan/steps/lamp.json': '' },
    },
  ],
  check: ({ troubles, steps, file, lineOf }) =>
    troubles.flatMap(({ id }, at) => {
      const path = `troubles[${at}].id`;
      const count = steps.filter((step) => step.troubles.includes(id) && !step.notWhen).length;
      return count >= stepsPerTrouble
        ? []
        : [
            {
              line: lineOf(file, path),
              path,
              expected: `at least ${stepsPerTrouble} files in content/plan/steps for ${id}`,
              actual: String(count),
              fix: `Add the id to "troubles" of a step, or write another step.`,
            },
          ];
    }),
};
