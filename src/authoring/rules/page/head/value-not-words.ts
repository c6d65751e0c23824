import type { PageFrontmatter } from '../../../source/frontmatter.ts';
import { quoteLine } from '../../../source/wording/quote-line.ts';
import type { CheckRule } from '../../../finding/rule.ts';

const rest = 'summary: How to be quiet.\nupdated: 2026-11-20\n---\n\nSit.';

export const valueNotWords: CheckRule<PageFrontmatter> = {
  id: 'page/value-not-words',
  level: 'error',
  description: 'A title or summary that is a number, true or false is in quotation marks.',
  examples: [{ bad: `---\ntitle: 2026\n${rest}`, good: `---\ntitle: "2026"\n${rest}` }],
  check: ({ misread }) =>
    misread
      .filter((one) => one.as !== 'cut')
      .map(({ key, line, text, value, as }) => ({
        line,
        path: key,
        expected: 'words',
        actual: `${value}, which is read as ${as}`,
        fix: quoteLine(text),
      })),
};
