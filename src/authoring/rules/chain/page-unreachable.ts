import {
  type ReadingOrderFile,
  getNextReadingStep,
  type ReadingStep,
} from '../../source/reading-order-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const pageUnreachable: CheckRule<ReadingOrderFile> = {
  id: 'chain/page-unreachable',
  level: 'error',
  description: 'A chapter cover or a Next leads to every page.',
  examples: [
    {
      bad: '"pages": [{ "page": "quiet1", "next": "hard1" }, "quiet2"]',
      good: '"pages": ["quiet1", "quiet2"]',
    },
  ],
  check: ({ steps }) => {
    const reached = new Set<ReadingStep>();
    for (const first of steps.filter(({ isChapterStart }) => isChapterStart)) {
      for (
        let step: ReadingStep | undefined = first;
        step && !reached.has(step);
        step = getNextReadingStep(steps, step)
      ) {
        reached.add(step);
      }
    }
    return steps
      .filter((step) => !reached.has(step))
      .map(({ slug, path }) => ({
        path: path.replace(/\.next$/, ''),
        expected: `a Next or a cover that leads to "${slug}"`,
        actual: 'none: readers cannot reach the page',
        fix: 'Remove "next" of the page before it, or link to this page from another "next".',
      }));
  },
};
