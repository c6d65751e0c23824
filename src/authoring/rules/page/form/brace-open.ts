import {
  type ParseFailure,
  createViolationAtPattern,
  createViolationAtFailure,
} from '../../../source/parse-failure.ts';
import { curlyBraceMessage } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const braceOpen: CheckRule<ParseFailure> = {
  id: 'page/brace-open',
  level: 'error',
  description: 'A text has no curly braces, which begin code.',
  examples: [
    { bad: 'Think of {this.', good: 'Think of (this.' },
    { bad: 'Think of {this and that}.', good: 'Think of (this and that).' },
  ],
  check: (failure) => {
    const { reason } = failure;
    if (!/corresponding closing brace|acorn|Unexpected end of file in expression/.test(reason)) return [];
    return [
      /closing brace/.test(reason)
        ? createViolationAtPattern(failure, /(^|[^\\])\{[^}]*$/, curlyBraceMessage)
        : createViolationAtFailure(failure, curlyBraceMessage),
    ];
  },
};
