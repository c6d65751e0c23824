import { listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const levelTextEmpty = defineContentRule({
  id: 'instrument/level-text-empty',
  level: 'error',
  description: 'The text and the step of a level are not empty.',
  examples: [
    {
      bad: { 'scores[0].report.levelTexts.Low.step': ' ' },
      good: { 'scores[0].report.levelTexts.Low.step': 'Take a short walk.' },
    },
  ],
  check: (instrument, known) =>
    listReports(instrument, known).flatMap(({ path, report: { levelTexts } }) =>
      Object.entries(levelTexts).flatMap(([level, words]) =>
        (['text', 'step'] as const)
          .filter((key) => words?.[key].trim() === '')
          .map((key) => ({
            path: `${path}.levelTexts.${level || '""'}.${key}`,
            expected: 'a sentence for the reader',
            actual: 'an empty one',
            fix: 'Write what the answers suggest, or one small thing to do next.',
          })),
      ),
    ),
});
