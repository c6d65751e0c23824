import { findLevelText } from '../../../scoring/level-text.ts';
import { listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const levelTextMissing = defineContentRule({
  id: 'instrument/level-text-missing',
  level: 'error',
  description: 'There is a text for each level of the limits.',
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
    listReports(instrument, known).flatMap(({ path, report }) => {
      const levelsWithoutText = report.bands.flatMap(({ levels }) =>
        levels.filter((line) => !findLevelText(report, line)),
      );
      return [...new Set(levelsWithoutText.map(({ id, is }) => id ?? is))].map((level) => ({
        path: `${path}.levelTexts.${level || '""'}`,
        expected: 'a text for each level of the limits',
        actual: 'none',
        fix: `Write text, step and reading for the level "${level}".`,
      }));
    }),
});
