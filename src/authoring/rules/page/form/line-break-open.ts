import { openTagIn } from '../../../source/open-tag.ts';
import { type ParseFailure, locateAtFailure } from '../../../source/parse-failure.ts';
import { lineBreak } from '../../../source/wording/mdx-messages.ts';
import type { Rule } from '../../../finding/rule.ts';

export const lineBreakOpen: Rule<ParseFailure> = {
  id: 'page/line-break-open',
  level: 'error',
  says: 'A page has no <br>. An empty line begins a new paragraph.',
  examples: [{ bad: 'Sit down.<br>Stand up.', good: 'Sit down.\n\nStand up.' }],
  check: (failure) =>
    /^<br/i.test(openTagIn(failure.reason)?.open ?? '') && !/Unexpected closing tag/.test(failure.reason)
      ? [locateAtFailure(failure, lineBreak)]
      : [],
};
