import { setRule } from '../rule.ts';
import { findDuplicates } from '../duplicates.ts';

export const idRepeated = setRule({
  id: 'instrument/id-repeated',
  level: 'error',
  says: 'Each questionnaire has an id of its own; two files with one id are a file and its copy.',
  examples: [{ bad: { id: 'T1' }, good: { id: 'T2' } }],
  check: (instruments, names) => {
    const ids = instruments.map(({ id }) => id);
    return findDuplicates(ids).map((at) => ({
      at,
      path: 'id',
      expected: 'an id that no other file has',
      actual: `"${ids[at]}", which is also the id in ${names[ids.indexOf(ids[at] ?? '')]}`,
      fix: `If ${names[at]} is a copy, take it out of the folder. A new questionnaire begins with npm run new:instrument.`,
    }));
  },
});
