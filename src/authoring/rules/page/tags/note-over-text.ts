import { listBraces, isOpenNote } from '../../../source/braces.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { openNote } from '../../../source/wording/mdx-messages.ts';
import type { Rule } from '../../../finding/rule.ts';

export const noteOverText: Rule<ParsedPage> = {
  id: 'page/note-over-text',
  level: 'error',
  says: 'A comment ends before the next one begins. Otherwise the text between them is hidden.',
  examples: [
    {
      bad: '{/* ask Meera\n\nSit down.\n\n{/* and Ravi */}\n\nStand up.',
      good: '{/* ask Meera */}\n\nSit down.\n\n{/* and Ravi */}\n\nStand up.',
    },
  ],
  check: ({ page }) =>
    listBraces(page.tree)
      .filter(({ value }) => isOpenNote(value))
      .map(({ line }) => ({ line, path: '', ...openNote })),
};
