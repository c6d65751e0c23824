import { reportsOf } from '../places.ts';
import { meaningRule } from '../rule.ts';

export const levelTextMissing = meaningRule({
  id: 'instrument/level-text-missing',
  level: 'error',
  says: 'There is a text for every level that the limits can give.',
  examples: [
    {
      bad: { 'scores[0].report.levelTexts.Low': undefined },
      good: {
        'scores[0].report.levelTexts.Low': {
          text: 'Your answers show little calm.',
          step: 'Rest.',
          reading: [],
        },
      },
    },
  ],
  check: (instrument, known) =>
    reportsOf(instrument, known).flatMap(({ path, report: { bands, levelTexts } }) => {
      const levels = new Set(bands.flatMap((band) => band.levels.map((step) => step.is)));
      return [...levels]
        .filter((level) => levelTexts[level] === undefined)
        .map((level) => ({
          path: `${path}.levelTexts.${level || '""'}`,
          expected: 'a text for every level the thresholds can give',
          actual: 'none',
          fix: `Write text, step and reading for the level "${level}".`,
        }));
    }),
});
