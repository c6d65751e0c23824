import { findUnclosedTag } from '../../../source/open-tag.ts';
import { type ParseFailure, createViolationAtFailure } from '../../../source/parse-failure.ts';
import { lineBreakMessage } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const lineBreakOpen: CheckRule<ParseFailure> = {
  id: 'page/line-break-open',
  level: 'error',
  description: 'A page has no <br>. An empty line begins a new paragraph.',
  examples: [{ bad: 'Sit down.<br>Stand up.', good: 'Sit down.\n\nStand up.' }],
  check: (failure) =>
    /^<br/i.test(findUnclosedTag(failure.reason)?.open ?? '') &&
    !/Unexpected closing tag/.test(failure.reason)
      ? [createViolationAtFailure(failure, lineBreakMessage)]
      : [],
};
