import { type ChainFile, follow, type ReadingStep } from '../../source/reading-order-file.ts';
import type { Flaw, Rule } from '../../finding/rule.ts';

export const nextCircle: Rule<ChainFile> = {
  id: 'chain/next-circle',
  level: 'error',
  says: 'The row of pages comes to an end: who follows Next does not arrive at the same page again.',
  examples: [
    {
      bad: '"pages": ["quiet1", { "page": "quiet2", "next": "quiet1" }]',
      good: '"pages": ["quiet1", { "page": "quiet2", "next": "/dashboard" }]',
    },
  ],
  check: ({ stops }) => {
    const flaws: Flaw[] = [];
    const settled = new Set<string>();
    for (const start of stops) {
      const way: ReadingStep[] = [];
      let stop: ReadingStep | undefined = start;
      while (stop && !way.includes(stop) && !settled.has(stop.path)) {
        way.push(stop);
        stop = follow(stops, stop);
      }
      const back = way.at(-1);
      if (stop && back && way.includes(stop))
        flaws.push(describeCycle(way.slice(way.indexOf(stop)), stop, back));
      for (const { path } of way) settled.add(path);
    }
    return flaws;
  },
};

/** @param back the step that leads back to the first */
function describeCycle(way: readonly ReadingStep[], first: ReadingStep, back: ReadingStep): Flaw {
  return {
    path: back.path,
    expected: 'a row of pages that comes to an end',
    actual: `a circle: ${[...way, first].map(({ slug }) => slug).join(' → ')}`,
    fix: `Let Next of "${back.slug}" lead to a page further on, or to an address such as "/dashboard".`,
  };
}
