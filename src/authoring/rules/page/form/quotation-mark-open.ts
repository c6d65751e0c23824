import { type ParseFailure, createViolationAtPattern } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const quotationMarkOpen: CheckRule<ParseFailure> = {
  id: 'page/quotation-mark-open',
  level: 'error',
  description: 'The value of an attribute is between two straight quotation marks.',
  examples: [
    {
      bad: '<Callout title="Morning light>\n\nA note.\n\n</Callout>',
      good: '<Callout title="Morning light">\n\nA note.\n\n</Callout>',
    },
  ],
  check: (failure) =>
    /closing quote/.test(failure.reason)
      ? [
          createViolationAtPattern(failure, /<[A-Z][^>]*=\s*"[^"]*$/, {
            expected: 'a quotation mark at the end of the value',
            actual: 'an opening quotation mark without a closing one',
            fix: 'Write the value between two straight quotation marks: title="Morning light".',
          }),
        ]
      : [],
};
