import { type ParseFailure, locateAtFailure } from '../../../source/parse-failure.ts';
import type { Rule } from '../../../finding/rule.ts';

export const unreadable: Rule<ParseFailure> = {
  id: 'page/unreadable',
  level: 'error',
  says: 'A page can be read to its end as text, Markdown and the tags of the guide.',
  examples: [{ bad: 'Sit.\n\n<Tips', good: 'Sit.' }],
  check: (failure) => [
    locateAtFailure(failure, {
      expected: 'a page that can be read: text, Markdown and the tags of content/README.md',
      actual: failure.reason,
      fix: 'Look at the tag at or above this line: is it spelled rightly, opened once and closed once?',
    }),
  ],
};
