import { type ParseFailure, createViolationAtFailure } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const signInTag: CheckRule<ParseFailure> = {
  id: 'page/sign-in-tag',
  level: 'error',
  description: 'The parts of a tag are separated by spaces, without commas.',
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
      createViolationAtFailure(failure, {
        expected: 'only a space between the parts of a tag',
        actual: `\`${sign}\``,
        fix: 'Remove it. A tag is written <Callout title="Morning light" kind="note">.',
      }),
    ];
  },
};
