import { listQuestions } from '../../questions.ts';
import { defineContentRule } from '../rule.ts';
import { listComparisons } from './comparisons.ts';

export const conditionUnknown = defineContentRule({
  id: 'instrument/condition-unknown',
  level: 'error',
  description: 'A condition refers to an existing item that is not an instruction.',
  invalidates: 'scores',
  examples: [
    {
      bad: { 'items[3].showWhen': { item: 'q9', from: 2 }, 'items[3].hiddenValue': 1 },
      good: { 'items[3].showWhen.item': 'q3' },
    },
  ],
  check: (instrument) => {
    const known = listQuestions(instrument).map(({ id }) => id);
    return listComparisons(instrument).flatMap(({ itemPath, at, comparison: { item } }) => {
      if (known.includes(item)) return [];
      const earlier = listQuestions({ items: instrument.items.slice(0, at) }).map(({ id }) => id);
      const isScreen = instrument.items.some(({ id }) => id === item);
      return [
        {
          path: itemPath,
          expected: 'the id of an earlier item that is answered',
          actual: isScreen ? `"${item}", an instruction` : `"${item}"`,
          fix:
            earlier.length > 0
              ? `Write one of: ${earlier.join(', ')}.`
              : 'Remove the condition: there is no earlier item.',
        },
      ];
    });
  },
});
