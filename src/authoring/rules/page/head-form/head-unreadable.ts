import { type FrontmatterText, getFrontmatterLine } from '../../../source/frontmatter.ts';
import { quoteLine } from '../../../source/wording/quote-line.ts';
import type { CheckRule } from '../../../finding/rule.ts';

/** Causes by error code of the YAML parser. */
const causes: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a second colon in the line',
  MISSING_CHAR: 'a quotation mark that is not closed',
};
const rest = 'summary: How to be quiet.\nupdated: 2026-11-20\n---\n\nSit.';

export const headUnreadable: CheckRule<FrontmatterText> = {
  id: 'page/head-unreadable',
  level: 'error',
  description: 'A value of the head with a colon or another special character is in quotation marks.',
  examples: [
    { bad: `---\ntitle: Quiet: a page\n${rest}`, good: `---\ntitle: "Quiet: a page"\n${rest}` },
    { bad: `---\ntitle: @home\n${rest}`, good: `---\ntitle: "@home"\n${rest}` },
    { bad: `---\ntitle: "Rest\n${rest}`, good: `---\ntitle: "Rest"\n${rest}` },
  ],
  check: ({ document, yaml = '', lineAt }) => {
    const [first] = document?.errors ?? [];
    if (!first || first.code === 'DUPLICATE_KEY') return [];
    const line = lineAt(first.pos[0]);
    return [
      {
        line,
        path: 'head',
        expected: 'lines of the form "title: Some words"',
        actual: causes[first.code] ?? 'a line that cannot be read',
        fix: quoteLine(getFrontmatterLine(yaml, line)),
      },
    ];
  },
};
