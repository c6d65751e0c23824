import { type ParseFailure, locateAtFailure } from '../../../source/parse-failure.ts';
import type { Rule } from '../../../finding/rule.ts';

export const marksWithinWords: Rule<ParseFailure> = {
  id: 'page/marks-within-words',
  level: 'error',
  says: 'Within the words of a tag quotation marks are curly, because a straight one ends the words.',
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
      locateAtFailure(failure, {
        expected: 'one straight mark before the words of a tag and one after them, and none within',
        actual: `\`${sign}\` after the words seem to end`,
        fix: 'Within the words write curly marks: title="Linger over “one” thing".',
      }),
    ];
  },
};
