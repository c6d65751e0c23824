import { meaningRule } from '../rule.ts';
import { listEntries } from './entries.ts';

export const codeNumber = meaningRule({
  id: 'instrument/code-number',
  level: 'error',
  says: 'A code is a whole number from 1 on; 0 means "unanswered". What an option counts is its "value".',
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
            expected: code === 0 ? 'a code other than 0, which means "unanswered"' : 'a code from 1 on',
            fix: 'Begin the codes at 1. What an option counts may be written as its "value", also 0 or below.',
          },
        ];
      }),
    ),
});
