import { findDuplicateIndexes, normalizeText } from '../duplicates.ts';
import { listReports } from '../located.ts';
import { defineContentRule } from '../rule.ts';

/** Levels of these names share texts on purpose where a score has only one thing to say. */
const names = ['High', 'Average', 'Low', ''] as const;

export const levelTextRepeated = defineContentRule({
  id: 'instrument/level-text-repeated',
  level: 'advice',
  description:
    'Levels with their own ids have different texts: equal ones hide the level, or one was not written.',
  examples: [
    {
      bad: {
        'scores[0].report.bands[0].levels': [
          { upTo: 4, is: 'Low' },
          { upTo: 5, is: 'Average', id: 'mild', name: 'Mild' },
          { upTo: 6, is: 'Average', id: 'moderate', name: 'Moderate' },
          { is: 'High' },
        ],
        'scores[0].report.bands[0].colours': [
          { upTo: 4, is: 'red' },
          { upTo: 5, is: 'green' },
          { upTo: 6, is: 'green' },
          { is: 'blue' },
        ],
        'scores[0].report.levelTexts.mild': { text: 'The same words.', step: 'Rest.', reading: [] },
        'scores[0].report.levelTexts.moderate': { text: 'The same words', step: 'Rest.', reading: [] },
      },
      good: { 'scores[0].report.levelTexts.moderate.text': 'Other words.' },
    },
  ],
  check: (instrument, known) =>
    listReports(instrument, known).flatMap(({ path, report: { levelTexts } }) => {
      const texts = Object.entries(levelTexts).flatMap(([id, entry]) =>
        entry && !(names as readonly string[]).includes(id) ? [{ id, text: normalizeText(entry.text) }] : [],
      );
      return findDuplicateIndexes(texts.map(({ text }) => text)).map((at) => ({
        path: `${path}.levelTexts.${texts[at]?.id}.text`,
        expected: 'a text that no other level of this score has',
        actual: `the text of the level "${texts.find(({ text }) => text === texts[at]?.text)?.id}"`,
        fix: 'Write another text for one of the two levels.',
      }));
    }),
});
