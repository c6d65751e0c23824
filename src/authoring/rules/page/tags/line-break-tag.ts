import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { lineBreak } from '../../../source/wording/mdx-messages.ts';
import type { Rule } from '../../../finding/rule.ts';

export const lineBreakTag: Rule<ParsedPage> = {
  id: 'page/line-break-tag',
  level: 'error',
  says: 'A page has no <br/>. An empty line begins a new paragraph.',
  examples: [{ bad: 'Sit.<br/>Stand.', good: 'Sit.\n\nStand.' }],
  check: ({ elements }) =>
    elements.filter(({ name }) => name === 'br').map(({ line }) => ({ line, path: '<br>', ...lineBreak })),
};
