import { defineContentRule } from '../rule.ts';
import { listEntries } from './entries.ts';

export const codeNumber = defineContentRule({
  id: 'instrument/code-number',
  level: 'error',
  description:
    'A code is a whole number of at least 1; 0 means "unanswered". The score of an option is its "value".',
  invalidates: 'scores',
  examples: [
    { bad: { 'scale.options[0].code': 0 }, good: { 'scale.options[0].code': 1 } },
    { bad: { 'scale.options[1].code': 1.5 }, good: { 'scale.options[1].code': 2 } },
  ],
  check: (instrument) =>
    listEntries(instrument).flatMap(({ path, entries }) =>
      entries.flatMap(({ code }, at) => {
        const place = { path: `${path}[${at}].code`, actual: `${code}` };
        if (!Number.isInteger(code))
          return [{ ...place, expected: 'a whole number', fix: 'Write a code without decimals.' }];
        if (code > 0) return [];
        return [
          {
            ...place,
            expected: code === 0 ? 'a code other than 0, which means "unanswered"' : 'a code of at least 1',
            fix: 'Start the codes at 1. The score of an option can be its "value", which may be 0 or negative.',
          },
        ];
      }),
    ),
});
