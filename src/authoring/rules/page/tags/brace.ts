import { listBraces, isNote, isOpenNote } from '../../../source/braces.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { curlyBrace } from '../../../source/wording/mdx-messages.ts';
import type { Rule } from '../../../finding/rule.ts';

export const brace: Rule<ParsedPage> = {
  id: 'page/brace',
  level: 'error',
  says: 'Curly braces contain a comment or nothing. Other content is code.',
  examples: [{ bad: 'Think of {this}.', good: 'Think of (this).' }],
  check: ({ page }) =>
    listBraces(page.tree)
      .filter(({ value }) => !isNote(value) && !isOpenNote(value))
      .map(({ value, line }) => ({ line, path: '', ...curlyBrace, actual: `{${value}}` })),
};
