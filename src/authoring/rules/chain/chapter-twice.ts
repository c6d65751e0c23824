import { findDuplicateIndexes } from '#domain/instrument/check/duplicates.ts';
import type { ReadingOrderFile } from '../../source/reading-order-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const chapterTwice: CheckRule<ReadingOrderFile> = {
  id: 'chain/chapter-twice',
  level: 'error',
  description: 'Each chapter has a unique id, which is the name of its folder.',
  examples: [
    {
      bad: '"chapters": [{ "id": "quiet", "title": "Quiet", "card": { "title": "Quiet", "text": "One page.", "art": "sunrise" }, "ink": "s1", "pages": ["quiet1"] }, { "id": "quiet", "title": "Hard days", "card": { "title": "Hard days", "text": "One page.", "art": "circle" }, "ink": "s2", "help": true, "pages": ["quiet2", { "page": "hard1", "next": "/dashboard" }] }]',
      good: '"chapters": [{ "id": "quiet", "title": "Quiet", "card": { "title": "Quiet", "text": "Two pages.", "art": "sunrise" }, "ink": "s1", "pages": ["quiet1", "quiet2"] }, { "id": "hard-days", "title": "Hard days", "card": { "title": "Hard days", "text": "One page.", "art": "circle" }, "ink": "s2", "help": true, "pages": [{ "page": "hard1", "next": "/dashboard" }] }]',
      also: ['chain/file-elsewhere'],
    },
  ],
  check: ({ chain: { chapters } }) => {
    const ids = chapters.map(({ id }) => id);
    return findDuplicateIndexes(ids).map((at) => ({
      path: `chapters[${at}].id`,
      expected: 'an id that no other chapter has',
      actual: `"${ids[at]}" a second time`,
      fix: 'Give the chapter a unique id, and rename its folder under content/reading to it.',
    }));
  },
};
