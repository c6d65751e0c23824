import { defineSetRule } from '../rule.ts';
import { findDuplicateIndexes } from '../duplicates.ts';

export const addressShared = defineSetRule({
  id: 'instrument/address-shared',
  level: 'error',
  description: 'The addresses of questionnaires are unique.',
  examples: [
    { bad: { 'routes.intro': '/QUIETPAGE' }, good: { 'routes.intro': '/loudPage' } },
    { bad: { 'routes.combined': '/loudFeedback' }, good: { 'routes.combined': '/loudFeedbackComp' } },
  ],
  check: (instruments, names) => {
    const named = instruments.flatMap(({ routes }, at) => {
      // `afterFeedback` may be shared; the other addresses open this instrument.
      const { afterFeedback: _, ...own } = routes;
      return Object.entries(own).map(([name, route]) => ({ at, path: `routes.${name}`, route }));
    });
    // Routes are case-insensitive.
    const keys = named.map(({ route }) => route.toLowerCase());
    const again = new Set(findDuplicateIndexes(keys));
    return named.flatMap(({ at, path, route }, n) => {
      const first = named[keys.indexOf(keys[n] ?? '')];
      if (!again.has(n) || !first) return [];
      return [
        {
          at,
          path,
          expected: 'an address that no other screen has',
          actual: `"${route}", also in ${names[first.at]} at ${first.path}`,
          fix: 'Choose another address.',
        },
      ];
    });
  },
});
