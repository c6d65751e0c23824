import { type ChainFile, follow, type ReadingStep } from '../../source/reading-order-file.ts';
import type { Flaw, Rule } from '../../finding/rule.ts';

export const nextCircle: Rule<ChainFile> = {
  id: 'chain/next-circle',
  level: 'error',
  says: 'The reading order ends: following Next never leads to the same page twice.',
  examples: [
    {
      bad: '"pages": ["quiet1", { "page": "quiet2", "next": "quiet1" }]',
      good: '"pages": ["quiet1", { "page": "quiet2", "next": "/dashboard" }]',
    },
  ],
  check: ({ steps }) => {
    const flaws: Flaw[] = [];
    const settled = new Set<string>();
    for (const start of steps) {
      const route: ReadingStep[] = [];
      let step: ReadingStep | undefined = start;
      while (step && !route.includes(step) && !settled.has(step.path)) {
        route.push(step);
        step = follow(steps, step);
      }
      const back = route.at(-1);
      if (step && back && route.includes(step))
        flaws.push(describeCycle(route.slice(route.indexOf(step)), step, back));
      for (const { path } of route) settled.add(path);
    }
    return flaws;
  },
};

/** @param back the step that leads back to the first */
function describeCycle(route: readonly ReadingStep[], first: ReadingStep, back: ReadingStep): Flaw {
  return {
    path: back.path,
    expected: 'a reading order that ends',
    actual: `a cycle: ${[...route, first].map(({ slug }) => slug).join(' → ')}`,
    fix: `Let Next of "${back.slug}" lead to a page further on, or to an address such as "/dashboard".`,
  };
}
