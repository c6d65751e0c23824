import { formatClosingTag, findUnclosedTag } from '../../../source/open-tag.ts';
import { type ParseFailure, createViolationAtFailure } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const tagNotClosed: CheckRule<ParseFailure> = {
  id: 'page/tag-not-closed',
  level: 'error',
  description: 'A tag that opens a part is closed where the part ends.',
  examples: [
    {
      bad: '<Callout title="Note">\n\nA note.',
      good: '<Callout title="Note">\n\nA note.\n\n</Callout>',
    },
    {
      bad: '<Callout title="Note">A note.\n\n</Callout>',
      good: '<Callout title="Note">\n\nA note.\n\n</Callout>',
    },
  ],
  check: (failure) => {
    const tag = findUnclosedTag(failure.reason);
    if (!tag) return [];
    const { open } = tag;
    const isInText = / before the end of `\w+`/.test(failure.reason);
    return [
      createViolationAtFailure(failure, {
        expected: `${formatClosingTag(open)} after ${open}`,
        actual: isInText ? 'text on the same line as the tag, and its end elsewhere' : 'the end of the page',
        fix: isInText
          ? `Put ${open} and ${formatClosingTag(open)} on separate lines, with an empty line after the first and before the second.`
          : `Write ${formatClosingTag(open)} on a separate line where that part ends.`,
      }),
    ];
  },
};
