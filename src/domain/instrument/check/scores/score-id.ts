import { defineContentRule } from '../rule.ts';
import { findDuplicateIndexes } from '../duplicates.ts';

export const scoreId = defineContentRule({
  id: 'instrument/score-id',
  level: 'error',
  description: 'The ids of scores are unique.',
  invalidates: 'formula',
  examples: [{ bad: { 'scores[4].id': 'joy' }, good: { 'scores[4].id': 'meanJoy' } }],
  check: ({ scores }) => {
    const ids = scores.map(({ id }) => id);
    return findDuplicateIndexes(ids).map((at) => ({
      path: `scores[${at}].id`,
      expected: 'an id that no other score has',
      actual: `"${ids[at]}" twice`,
      fix: 'Give each score its own id.',
    }));
  },
});
