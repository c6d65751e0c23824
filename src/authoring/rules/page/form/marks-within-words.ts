import { type ParseFailure, createViolationAtFailure } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const marksWithinWords: CheckRule<ParseFailure> = {
  id: 'page/marks-within-words',
  level: 'error',
  description:
    'Quotation marks in the value of an attribute are curly, because a straight one ends the value.',
  examples: [
    {
      bad: '<Callout title="Linger over "one" thing">\n\nA note.\n\n</Callout>',
      good: '<Callout title="Linger over “one” thing">\n\nA note.\n\n</Callout>',
    },
  ],
  check: (failure) => {
    const sign = /Unexpected character `(.+?)`/.exec(failure.reason)?.[1] ?? '';
    if (!/attribute name/.test(failure.reason) || !/[“”‘’"\p{L}\p{N}]/u.test(sign)) return [];
    return [
      createViolationAtFailure(failure, {
        expected: 'straight quotation marks only at both ends of the value',
        actual: `\`${sign}\` after the end of the value`,
        fix: 'Write curly quotation marks in the value: title="Linger over “one” thing".',
      }),
    ];
  },
};
