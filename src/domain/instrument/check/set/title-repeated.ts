import { defineSetRule } from '../rule.ts';
import { normalizeText, findDuplicateIndexes } from '../duplicates.ts';

export const titleRepeated = defineSetRule({
  id: 'instrument/title-repeated',
  level: 'error',
  description: 'The titles of questionnaires are unique.',
  examples: [{ bad: { title: 'quiet days' }, good: { title: 'Loud Days' } }],
  check: (instruments, names) => {
    const titles = instruments.map(({ title }) => normalizeText(title));
    return findDuplicateIndexes(titles).map((at) => ({
      at,
      path: 'title',
      expected: 'a title that no other questionnaire has',
      actual: `"${instruments[at]?.title}", which ${names[titles.indexOf(titles[at] ?? '')]} has, too`,
      fix: 'Choose another title.',
    }));
  },
});
