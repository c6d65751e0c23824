import { findDuplicateIndexes, normalizeText } from '../duplicates.ts';
import { defineContentRule } from '../rule.ts';

export const scoreTitleRepeated = defineContentRule({
  id: 'instrument/score-title-repeated',
  level: 'error',
  description: 'The titles of scores are unique, so that results and exports can be distinguished.',
  examples: [{ bad: { 'scores[1].title': 'CALM' }, good: { 'scores[1].title': 'Other title' } }],
  check: ({ scores }) => {
    const titles = scores.map(({ title }) => normalizeText(title));
    return findDuplicateIndexes(titles).map((at) => ({
      path: `scores[${at}].title`,
      expected: 'a title that no other score has',
      actual: `the title of the score "${scores[titles.indexOf(titles[at] ?? '')]?.id}"`,
      fix: 'Write another title.',
    }));
  },
});
