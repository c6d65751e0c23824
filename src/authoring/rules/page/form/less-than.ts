import { type ParseFailure, createViolationAtFailure } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const lessThan: CheckRule<ParseFailure> = {
  id: 'page/less-than',
  level: 'error',
  description: 'The character < only begins a tag. In text, write it in words.',
  examples: [
    { bad: 'When the score is <5, rest.', good: 'When the score is under 5, rest.' },
    { bad: 'When the score is <5, rest.', good: 'When the score is \\<5, rest.' },
  ],
  check: (failure) => {
    if (!/before name|in name/.test(failure.reason)) return [];
    const sign = /Unexpected character `(.+?)`/.exec(failure.reason)?.[1];
    return [
      createViolationAtFailure(failure, {
        expected: 'the character < only where a tag begins, such as <Tips>',
        actual: `< before \`${sign}\``,
        fix: 'Use words such as “under”. If the character is needed, write \\<.',
      }),
    ];
  },
};
