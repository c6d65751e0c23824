import { listBraces, isUnclosedComment } from '../../../source/braces.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { unclosedCommentMessage } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const noteOverText: CheckRule<ParsedPage> = {
  id: 'page/note-over-text',
  level: 'error',
  description: 'A comment ends before the next one begins. Otherwise the text between them is hidden.',
  examples: [
    {
      bad: '{/* ask Meera\n\nSit down.\n\n{/* and Ravi */}\n\nStand up.',
      good: '{/* ask Meera */}\n\nSit down.\n\n{/* and Ravi */}\n\nStand up.',
    },
  ],
  check: ({ page }) =>
    listBraces(page.tree)
      .filter(({ value }) => isUnclosedComment(value))
      .map(({ line }) => ({ line, path: '', ...unclosedCommentMessage })),
};
