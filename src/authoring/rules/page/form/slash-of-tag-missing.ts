import { findVoidTag, findUnclosedTag } from '../../../source/open-tag.ts';
import { type ParseFailure, createViolationAtFailure } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const slashOfTagMissing: CheckRule<ParseFailure> = {
  id: 'page/slash-of-tag-missing',
  level: 'error',
  description: 'A tag without content ends with a slash. Otherwise the rest of the page becomes its content.',
  examples: [
    { bad: 'Write to <Email>.', good: 'Write to <Email />.' },
    { bad: '- Sit\n- <HelpLines>', good: '- Sit\n- <HelpLines />' },
  ],
  check: (failure) => {
    const tag = findUnclosedTag(failure.reason);
    const name = tag && findVoidTag(tag.open);
    if (!name) return [];
    return [
      createViolationAtFailure(failure, {
        expected: `<${name} />, a tag without content`,
        actual: `${tag.open} without a slash${tag.line ? `, in line ${tag.line}` : ''}`,
        fix: `Write <${name} />.`,
      }),
    ];
  },
};
