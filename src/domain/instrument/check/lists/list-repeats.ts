import { defineContentRule } from '../rule.ts';
import { findDuplicateIndexes } from '../duplicates.ts';
import { listReferences } from './references.ts';

export const listRepeats = defineContentRule({
  id: 'instrument/list-repeats',
  level: 'error',
  description: 'Feedback order, feedback groups, history and summary include each score once.',
  examples: [{ bad: { 'history.order[5]': 'joy' }, good: { 'history.order[5]': undefined } }],
  check: (instrument) => {
    const { order, groups, history, summary } = listReferences(instrument);
    return [order, groups, history, summary].flatMap(({ named }) => {
      const ids = named.map(([, id]) => id);
      return named.flatMap(([path, id], at) => {
        const first = named[ids.indexOf(id)]?.[0];
        if (!findDuplicateIndexes(ids).includes(at)) return [];
        return [
          {
            path,
            expected: 'each score once',
            actual: `"${id}" twice; first in ${first}`,
            fix: 'Remove one of the two.',
          },
        ];
      });
    });
  },
});
