import type { CheckRule } from '../../finding/rule.ts';
import { createHead } from '../exercise/example-head.ts';
import type { PlanFiles } from '../../source/plan-files.ts';

const exercise = {
  'content/exercises/slow-breathing.mdx': createHead({}),
  'content/pictures/rest.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>',
};

export const exerciseUnknown: CheckRule<PlanFiles> = {
  id: 'plan/exercise-unknown',
  level: 'error',
  description: 'The exercise of a step has a file in content/exercises.',
  examples: [
    {
      bad: {
        ...exercise,
        'content/plan/steps/rest.json': '"exercise": "slow-breath"',
      },
      good: {
        ...exercise,
        'content/plan/steps/rest.json': '"exercise": "slow-breathing"',
      },
    },
  ],
  check: ({ stepFiles, exercises, lineOf }) =>
    stepFiles.flatMap(({ file, step: { exercise } }) =>
      // Without the folder this build has no exercises, and screens display no link.
      exercise === undefined || exercises.length === 0 || exercises.includes(exercise)
        ? []
        : [
            {
              file,
              line: lineOf(file, 'exercise'),
              path: 'exercise',
              expected: `one of ${exercises.join(', ')}`,
              actual: exercise,
              fix: 'Write the name of a file in content/exercises without its ending, or remove the key.',
            },
          ],
    ),
};
