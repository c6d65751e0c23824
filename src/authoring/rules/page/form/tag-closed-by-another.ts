import { formatClosingTag, findUnclosedTag } from '../../../source/open-tag.ts';
import { type ParseFailure, createViolationAtFailure } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const tagClosedByAnother: CheckRule<ParseFailure> = {
  id: 'page/tag-closed-by-another',
  level: 'error',
  description: 'Tags close in the order in which they opened, the last one first.',
  examples: [
    {
      bad: '<Tips>\n\n<Tip title="Sit">\n\nSit.\n\n</Tips>',
      good: '<Tips>\n\n<Tip title="Sit">\n\nSit.\n\n</Tip>\n\n</Tips>',
    },
  ],
  check: (failure) => {
    const closing = /Unexpected closing tag `(.+?)`/.exec(failure.reason)?.[1];
    const tag = findUnclosedTag(failure.reason);
    if (!closing || !tag) return [];
    const { open, line } = tag;
    return [
      createViolationAtFailure(failure, {
        expected: `${formatClosingTag(open)}, because ${open}${line ? ` of line ${line}` : ''} is still open`,
        actual: closing,
        fix: `Write ${formatClosingTag(open)} where that part ends, before ${closing}.`,
      }),
    ];
  },
};
