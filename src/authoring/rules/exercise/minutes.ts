import { exerciseMinutes } from '#domain/exercises/exercise.ts';
import type { ExerciseFile } from '../../source/exercise-file.ts';
import type { CheckRule } from '../../finding/rule.ts';
import { createHead } from './example-head.ts';

const { min, max } = exerciseMinutes;

export const exerciseLength: CheckRule<ExerciseFile> = {
  id: 'exercise/minutes',
  level: 'error',
  description: `An exercise takes ${min} to ${max} minutes.`,
  examples: [{ bad: createHead({ minutes: '10' }), good: createHead({ minutes: '5' }) }],
  check: ({ page: { head }, lineOf }) => {
    const { minutes } = head;
    // `page/minutes` reports values that are not whole minutes.
    if (typeof minutes !== 'number' || minutes < 1 || !Number.isInteger(minutes)) return [];
    if (minutes >= min && minutes <= max) return [];
    return [
      {
        line: lineOf('minutes'),
        path: 'minutes',
        expected: `${min} to ${max} minutes`,
        actual: String(minutes),
        fix: `Shorten the exercise, or split it into two. Then write at most ${max}.`,
      },
    ];
  },
};
