import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { lineBreakMessage } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const lineBreakTag: CheckRule<ParsedPage> = {
  id: 'page/line-break-tag',
  level: 'error',
  description: 'A page has no <br/>. An empty line begins a new paragraph.',
  examples: [{ bad: 'Sit.<br/>Stand.', good: 'Sit.\n\nStand.' }],
  check: ({ elements }) =>
    elements
      .filter(({ name }) => name === 'br')
      .map(({ line }) => ({ line, path: '<br>', ...lineBreakMessage })),
};
