import { type ParseFailure, locateAtOpening } from '../../../source/parse-failure.ts';
import type { Rule } from '../../../finding/rule.ts';

export const quotationMarkOpen: Rule<ParseFailure> = {
  id: 'page/quotation-mark-open',
  level: 'error',
  says: 'Words of a tag stand between two straight marks, one before them and one after.',
  examples: [
    {
      bad: '<Callout title="Morning light>\n\nA note.\n\n</Callout>',
      good: '<Callout title="Morning light">\n\nA note.\n\n</Callout>',
    },
  ],
  check: (failure) =>
    /closing quote/.test(failure.reason)
      ? [
          locateAtOpening(failure, /<[A-Z][^>]*=\s*"[^"]*$/, {
            expected: 'a quotation mark at the end of the words',
            actual: 'a quotation mark that is opened and never closed',
            fix: 'Write the words of a tag between two straight marks: title="Morning light".',
          }),
        ]
      : [],
};
