import type { ExerciseFile } from '../../source/exercise-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

/** Fewer steps are a text, not an exercise. */
const minSteps = 3;

const step = (name: string) => `## ${name}\n\nSit.\n\n`;

export const stepsFew: CheckRule<ExerciseFile> = {
  id: 'exercise/steps-few',
  level: 'error',
  description: `An exercise has at least ${minSteps} steps. Each heading with ## begins one.`,
  examples: [
    {
      bad: step('One') + step('Two'),
      good: step('One') + step('Two') + step('Three'),
    },
  ],
  check: ({ headings }) => {
    const steps = headings.filter(({ level }) => level === 2);
    if (steps.length >= minSteps) return [];
    return [
      {
        line: steps.at(-1)?.line ?? 1,
        path: '##',
        expected: `at least ${minSteps} headings with ##, one for each step`,
        actual: String(steps.length),
        fix: 'Divide the text into short steps, each with a heading.',
      },
    ];
  },
};
