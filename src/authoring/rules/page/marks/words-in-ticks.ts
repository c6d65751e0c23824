import { collectNodeViolations } from '../../../source/node-violations.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { onlyListedMarkdown } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const wordsInTicks: CheckRule<ParsedPage> = {
  id: 'page/words-in-ticks',
  level: 'error',
  description: 'Text is not written between ` characters. Use quotation marks or italics.',
  examples: [{ bad: 'Sit `down`.', good: 'Sit “down”.' }],
  check: ({ page }) =>
    collectNodeViolations(page.tree, 'inlineCode', ({ value }) => ({
      path: 'signs',
      expected: onlyListedMarkdown,
      actual: `\`${value}\``,
      fix: `Write “${value}” with quotation marks, or *${value}* in italic.`,
    })),
};
