import { listBraces, isEmptyOrComment, isUnclosedComment } from '../../../source/braces.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { curlyBraceMessage } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const brace: CheckRule<ParsedPage> = {
  id: 'page/brace',
  level: 'error',
  description: 'Curly braces contain a comment or nothing. Other content is code.',
  examples: [{ bad: 'Think of {this}.', good: 'Think of (this).' }],
  check: ({ page }) =>
    listBraces(page.tree)
      .filter(({ value }) => !isEmptyOrComment(value) && !isUnclosedComment(value))
      .map(({ value, line }) => ({ line, path: '', ...curlyBraceMessage, actual: `{${value}}` })),
};
