import type { ExerciseFile } from '../../source/exercise-file.ts';
import type { CheckRule } from '../../finding/rule.ts';
import { createHead } from './example-head.ts';

export const orderWrong: CheckRule<ExerciseFile> = {
  id: 'exercise/order',
  level: 'error',
  description: 'The place of an exercise in lists is a whole number that no other exercise has.',
  examples: [
    { bad: createHead({ order: 'first' }), good: createHead({ order: '1' }) },
    {
      bad: {
        'content/exercises/rest.mdx': createHead({}),
        'content/exercises/walk.mdx': createHead({}),
      },
      good: {
        'content/exercises/rest.mdx': createHead({}),
        'content/exercises/walk.mdx': createHead({ order: '2' }),
      },
    },
  ],
  check: ({ page: { head }, slug, others, lineOf }) => {
    const { order } = head;
    if (order === undefined || order === null || order === '') return [];
    const position = { line: lineOf('order'), path: 'order' };
    if (!Number.isInteger(order) || Number(order) < 1)
      return [
        {
          ...position,
          expected: 'a whole number from 1',
          actual: String(order),
          fix: 'Write a whole number, such as 1 for the first place.',
        },
      ];
    const same = others.find((one) => one.order === order && one.slug < slug);
    if (!same) return [];
    const last = Math.max(...others.map((one) => Number(one.order) || 0), Number(order));
    return [
      {
        ...position,
        expected: 'a number that no other exercise has',
        actual: `${String(order)}, as in ${same.slug}.mdx`,
        fix: `Write ${last + 1} for the last place, or change the other one.`,
      },
    ];
  },
};
