import { isSpoken, type PageHead } from '../../../source/page-head.ts';
import { quoteLine } from '../../../source/wording/quote-line.ts';
import type { Rule } from '../../../finding/rule.ts';

const rest = 'summary: How to be quiet.\nupdated: 2026-11-20';

export const valueCut: Rule<PageHead> = {
  id: 'page/value-cut',
  level: 'error',
  says: 'Words of the head with # behind a space stand in quotation marks: all from # on would be left out.',
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
        actual: `${value ? `"${value}"` : 'nothing'} alone: all that stands from # on is left out`,
        fix: isSpoken(key) ? quoteLine(text) : 'Remove # and what follows it.',
      })),
};
