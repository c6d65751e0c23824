import { collectNodeFlaws } from '../../../source/node-flaws.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarks } from '../../../source/wording/mdx-messages.ts';
import type { Rule } from '../../../finding/rule.ts';

export const wordsInTicks: Rule<ParsedPage> = {
  id: 'page/words-in-ticks',
  level: 'error',
  says: 'Text is not written between ` characters. Use quotation marks or italics.',
  examples: [{ bad: 'Sit `down`.', good: 'Sit “down”.' }],
  check: ({ page }) =>
    collectNodeFlaws(page.tree, 'inlineCode', ({ value }) => ({
      path: 'signs',
      expected: onlyListedMarks,
      actual: `\`${value}\``,
      fix: `Write “${value}” with quotation marks, or *${value}* in italic.`,
    })),
};
