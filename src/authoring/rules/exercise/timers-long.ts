import type { ExerciseFile } from '../../source/exercise-file.ts';
import { listTimers } from '../../source/exercise-file.ts';
import type { CheckRule } from '../../finding/rule.ts';
import { createHead } from './example-head.ts';

const pauses = `\n\n## Wait\n\nStop if it feels worse.\n\n${'<Pause seconds="60" />\n\n'.repeat(3)}`;

export const timersLong: CheckRule<ExerciseFile> = {
  id: 'exercise/timers-long',
  level: 'error',
  description: 'The timers of an exercise fit into its minutes.',
  examples: [
    {
      bad: createHead({ minutes: '2' }) + pauses,
      good: createHead({ minutes: '4' }) + pauses,
    },
  ],
  check: ({ elements, page: { head }, lineOf }) => {
    const seconds = listTimers(elements).reduce((sum, timer) => sum + timer.seconds, 0);
    if (typeof head.minutes !== 'number' || Number.isNaN(seconds) || seconds <= head.minutes * 60) return [];
    return [
      {
        line: lineOf('minutes'),
        path: 'minutes',
        expected: `timers of at most ${head.minutes * 60} seconds in all`,
        actual: `${seconds} seconds`,
        fix: 'Shorten the timers, or write more minutes.',
      },
    ];
  },
};
