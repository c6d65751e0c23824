import { type ParseFailure, locateAtFailure } from '../../../source/parse-failure.ts';
import type { Rule } from '../../../finding/rule.ts';

export const quotationMarksMissing: Rule<ParseFailure> = {
  id: 'page/quotation-marks-missing',
  level: 'error',
  says: 'Straight quotation marks stand around the words of a tag; curly ones are not read there.',
  examples: [
    {
      bad: '<Callout title=“Morning light”>\n\nA note.\n\n</Callout>',
      good: '<Callout title="Morning light">\n\nA note.\n\n</Callout>',
    },
    {
      bad: '<Callout title=Note>\n\nA note.\n\n</Callout>',
      good: '<Callout title="Note">\n\nA note.\n\n</Callout>',
    },
  ],
  check: (failure) => {
    if (!/attribute value/.test(failure.reason)) return [];
    const sign = /Unexpected character `(.+?)`/.exec(failure.reason)?.[1];
    return [
      locateAtFailure(failure, {
        expected: 'quotation marks around the words of a tag',
        actual: `\`${sign}\` right after the equals sign`,
        fix: 'Write title="Morning light", with straight marks: curly ones are not read.',
      }),
    ];
  },
};
