import { type ParseFailure, locateAtFailure } from '../../../source/parse-failure.ts';
import type { Rule } from '../../../finding/rule.ts';

export const signInTag: Rule<ParseFailure> = {
  id: 'page/sign-in-tag',
  level: 'error',
  says: 'Between the parts of a tag stand spaces alone, no commas and no other signs.',
  examples: [
    {
      bad: '<Callout title="Note", kind="note">\n\nA note.\n\n</Callout>',
      good: '<Callout title="Note" kind="note">\n\nA note.\n\n</Callout>',
    },
  ],
  check: (failure) => {
    const sign = /Unexpected character `(.+?)`/.exec(failure.reason)?.[1];
    if (!/attribute name/.test(failure.reason) || sign === undefined) return [];
    return [
      locateAtFailure(failure, {
        expected: 'a space alone between the parts of a tag',
        actual: `\`${sign}\``,
        fix: 'Remove it: a tag has its name and words, as in <Callout title="Morning light" kind="note">.',
      }),
    ];
  },
};
