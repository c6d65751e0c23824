import type { CheckRule } from '../../finding/rule.ts';
import type { PlanFiles } from '../../source/plan-files.ts';

export const exerciseUnknown: CheckRule<PlanFiles> = {
  id: 'plan/exercise-unknown',
  level: 'error',
  description: 'The exercise of a step has a file in content/exercises.',
  examples: [
    {
      bad: {
        'content/exercises/slow-breathing.json': '{}',
        'content/plan/steps/rest.json': '"exercise": "slow-breath"',
      },
      good: {
        'content/exercises/slow-breathing.json': '{}',
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
