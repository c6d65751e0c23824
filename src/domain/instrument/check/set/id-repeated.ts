import { defineSetRule } from '../rule.ts';
import { findDuplicateIndexes } from '../duplicates.ts';

export const idRepeated = defineSetRule({
  id: 'instrument/id-repeated',
  level: 'error',
  description: 'The ids of questionnaires are unique.',
  examples: [{ bad: { id: 'T1' }, good: { id: 'T2' } }],
  check: (instruments, names) => {
    const ids = instruments.map(({ id }) => id);
    return findDuplicateIndexes(ids).map((at) => ({
      at,
      path: 'id',
      expected: 'an id that no other file has',
      actual: `"${ids[at]}", which is also the id in ${names[ids.indexOf(ids[at] ?? '')]}`,
      fix: `If ${names[at]} is a copy, remove it from the folder. Create new questionnaires with npm run new:instrument.`,
    }));
  },
});
