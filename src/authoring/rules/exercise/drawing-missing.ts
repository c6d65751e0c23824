import { type ExerciseFile, listDrawings } from '../../source/exercise-file.ts';
import { findNearestName } from '../../source/wording/nearest.ts';
import type { CheckRule } from '../../finding/rule.ts';
import { createHead } from './example-head.ts';

export const drawingMissing: CheckRule<ExerciseFile> = {
  id: 'exercise/drawing-missing',
  level: 'error',
  description: 'A drawing of an exercise is an SVG in content/pictures.',
  examples: [
    {
      bad: createHead({ picture: 'rset.svg' }),
      good: createHead({ picture: 'rest.svg' }),
      also: ['media/file-unused'],
    },
    {
      bad: createHead({ picture: 'rest.jpg' }),
      good: createHead({ picture: 'rest.svg' }),
      also: ['media/file-unused'],
    },
  ],
  check: (exercise) => {
    const names = exercise.drawings.map(({ name }) => name);
    return listDrawings(exercise)
      .filter(({ name }) => name !== '' && !names.includes(name))
      .map(({ name, line, path }) => {
        const near = findNearestName(name, names);
        return {
          line,
          path,
          expected: `content/pictures/${name.replace(/\.\w+$/, '')}.svg`,
          actual: name.endsWith('.svg') ? 'no such file' : `"${name}"`,
          fix: near ? `Write ${near}, or add the file.` : 'Add the SVG, or correct the name.',
        };
      });
  },
};
