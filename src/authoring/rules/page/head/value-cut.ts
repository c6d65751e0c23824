import { isDisplayedText, type PageFrontmatter } from '../../../source/frontmatter.ts';
import { quoteLine } from '../../../source/wording/quote-line.ts';
import type { CheckRule } from '../../../finding/rule.ts';

const rest = 'summary: How to be quiet.\nupdated: 2026-11-20';

export const valueCut: CheckRule<PageFrontmatter> = {
  id: 'page/value-cut',
  level: 'error',
  description:
    'A value of the head that contains # after a space is in quotation marks. Otherwise the text from # on is ignored.',
  examples: [
    {
      bad: `---\ntitle: Sleep #1 tips\n${rest}\n---\n\nSit.`,
      good: `---\ntitle: "Sleep #1 tips"\n${rest}\n---\n\nSit.`,
    },
    {
      bad: `---\ntitle: Rest\nminutes: 5 # or 6\n${rest}\n---\n\nSit.`,
      good: `---\ntitle: Rest\nminutes: 5\n${rest}\n---\n\nSit.`,
    },
  ],
  check: ({ misread }) =>
    misread
      .filter((one) => one.as === 'cut')
      .map(({ key, line, text, value }) => ({
        line,
        path: key,
        expected: 'a value without # behind a space',
        actual: `${value ? `"${value}"` : 'nothing'} only: the text from # on is ignored`,
        fix: isDisplayedText(key) ? quoteLine(text) : 'Remove # and what follows it.',
      })),
};
