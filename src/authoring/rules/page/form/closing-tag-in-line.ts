import { type ParseFailure, createViolationAtFailure } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const closingTagInLine: CheckRule<ParseFailure> = {
  id: 'page/closing-tag-in-line',
  level: 'error',
  description: 'A closing tag is on a separate line, like its opening tag.',
  examples: [
    {
      bad: '<Callout title="Note">\n\nA note.</Callout>',
      good: '<Callout title="Note">\n\nA note.\n\n</Callout>',
    },
  ],
  check: (failure) => {
    const tag = /Expected the closing tag `(.+?)` either/.exec(failure.reason)?.[1];
    if (!tag) return [];
    return [
      createViolationAtFailure(failure, {
        expected: `${tag} on a separate line`,
        actual: `${tag} at the end of a line of text`,
        fix: `Move ${tag} to a separate line, with an empty line before it.`,
      }),
    ];
  },
};
