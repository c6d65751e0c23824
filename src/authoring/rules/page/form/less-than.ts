import { type ParseFailure, locateAtFailure } from '../../../source/parse-failure.ts';
import type { Rule } from '../../../finding/rule.ts';

export const lessThan: Rule<ParseFailure> = {
  id: 'page/less-than',
  level: 'error',
  says: 'The sign < stands only where a tag begins; in a text it is written in words.',
  examples: [
    { bad: 'When the score is <5, rest.', good: 'When the score is under 5, rest.' },
    { bad: 'When the score is <5, rest.', good: 'When the score is \\<5, rest.' },
  ],
  check: (failure) => {
    if (!/before name|in name/.test(failure.reason)) return [];
    const sign = /Unexpected character `(.+?)`/.exec(failure.reason)?.[1];
    return [
      locateAtFailure(failure, {
        expected: 'the sign < only where a tag begins, such as <Tips>',
        actual: `< before \`${sign}\``,
        fix: 'Say "less than" or "under"; if the sign is needed, write \\< instead.',
      }),
    ];
  },
};
