import { type ParseFailure, createViolationAtFailure } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const quotationMarksMissing: CheckRule<ParseFailure> = {
  id: 'page/quotation-marks-missing',
  level: 'error',
  description: 'The value of an attribute is in straight quotation marks.',
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
      createViolationAtFailure(failure, {
        expected: 'straight quotation marks around the value of an attribute',
        actual: `\`${sign}\` after the equals sign`,
        fix: 'Write title="Morning light", with straight quotation marks.',
      }),
    ];
  },
};
