import {
  type ReadingOrderFile,
  getNextReadingStep,
  type ReadingStep,
} from '../../source/reading-order-file.ts';
import type { Violation, CheckRule } from '../../finding/rule.ts';

export const nextCircle: CheckRule<ReadingOrderFile> = {
  id: 'chain/next-circle',
  level: 'error',
  description: 'The reading order ends: following Next never leads to the same page twice.',
  examples: [
    {
      bad: '"pages": ["quiet1", { "page": "quiet2", "next": "quiet1" }]',
      good: '"pages": ["quiet1", { "page": "quiet2", "next": "/dashboard" }]',
    },
  ],
  check: ({ steps }) => {
    const violations: Violation[] = [];
    const visited = new Set<string>();
    for (const start of steps) {
      const route: ReadingStep[] = [];
      let step: ReadingStep | undefined = start;
      while (step && !route.includes(step) && !visited.has(step.path)) {
        route.push(step);
        step = getNextReadingStep(steps, step);
      }
      const lastStep = route.at(-1);
      if (step && lastStep && route.includes(step))
        violations.push(describeCycle(route.slice(route.indexOf(step)), step, lastStep));
      for (const { path } of route) visited.add(path);
    }
    return violations;
  },
};

/** @param lastStep the step that leads back to the first */
function describeCycle(route: readonly ReadingStep[], first: ReadingStep, lastStep: ReadingStep): Violation {
  return {
    path: lastStep.path,
    expected: 'a reading order that ends',
    actual: `a cycle: ${[...route, first].map(({ slug }) => slug).join(' → ')}`,
    fix: `Let Next of "${lastStep.slug}" lead to a page further on, or to an address such as "/dashboard".`,
  };
}
