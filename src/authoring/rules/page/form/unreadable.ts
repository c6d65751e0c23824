import { type ParseFailure, createViolationAtFailure } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const unreadable: CheckRule<ParseFailure> = {
  id: 'page/unreadable',
  level: 'error',
  description: 'A page consists of text, Markdown and the tags of the guide.',
  examples: [{ bad: 'Sit.\n\n<Tips', good: 'Sit.' }],
  check: (failure) => [
    createViolationAtFailure(failure, {
      expected: 'text, Markdown and the tags of content/README.md',
      actual: failure.reason,
      fix: 'Check the tag at or above this line: its spelling, and that it is opened and closed once.',
    }),
  ],
};
