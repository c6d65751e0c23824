import { type ExerciseFile, parseTroubles } from '../../source/exercise-file.ts';
import { findNearestName } from '../../source/wording/nearest.ts';
import type { CheckRule } from '../../finding/rule.ts';
import { createHead } from './example-head.ts';

export const troubleUnknown: CheckRule<ExerciseFile> = {
  id: 'exercise/trouble-unknown',
  level: 'error',
  description: 'An exercise is for at least one id of content/plan/troubles.json.',
  examples: [
    { bad: createHead({ troubles: 'sleeep' }), good: createHead({ troubles: 'sleep' }) },
    { bad: createHead({ troubles: 'sleep, money' }), good: createHead({ troubles: 'sleep, work' }) },
  ],
  check: ({ page: { head }, lineOf, troubles }) =>
    // `page/key-missing` reports a missing key.
    parseTroubles(head.troubles)
      .filter((id) => !troubles.includes(id))
      .map((id) => {
        const near = findNearestName(id, troubles);
        return {
          line: lineOf('troubles'),
          path: 'troubles',
          expected: `some of ${troubles.join(', ')}, with commas between them`,
          actual: id,
          fix: near ? `Write ${near}.` : 'Choose one of them, or remove it.',
        };
      }),
};
