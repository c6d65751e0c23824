import { defineSetRule } from '../rule.ts';

export const needsKnown = defineSetRule({
  id: 'instrument/needs-known',
  level: 'error',
  description: 'The needs of a questionnaire are ids of questionnaires that are not retired.',
  examples: [
    { bad: { set: { needs: ['T9'] } }, good: { set: { needs: ['T1'] } } },
    { bad: { set: { needs: ['T1', 't1'] } }, good: { set: undefined } },
  ],
  check: (instruments, names) => {
    const ids = instruments.flatMap(({ id, set }) => (set?.retired ? [] : [id]));
    return instruments.flatMap(({ id: own, set }, at) =>
      (set?.needs ?? []).flatMap((id, nth) => {
        if (ids.includes(id)) return [];
        const retired = instruments.findIndex((one) => one.id === id);
        const others = ids.filter((one) => one !== own).join(', ');
        return [
          {
            at,
            path: `set.needs[${nth}]`,
            expected: `the id of a questionnaire that is not retired${others && `: ${others}`}`,
            actual:
              retired < 0 ? `"${id}", which no file has` : `"${id}", which is retired in ${names[retired]}`,
            fix: 'Correct the id, or remove it from the list.',
          },
        ];
      }),
    );
  },
});
