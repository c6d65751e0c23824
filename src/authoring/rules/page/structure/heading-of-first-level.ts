import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const headingOfFirstLevel: CheckRule<ParsedPage> = {
  id: 'page/heading-of-first-level',
  level: 'error',
  description:
    'The title in the head is the only heading of the first level; those in the text begin with ##.',
  examples: [{ bad: '# Sit\n\nSit down.', good: '## Sit\n\nSit down.' }],
  check: ({ headings }) =>
    headings
      .filter(({ level, isUnderlined }) => level === 1 && !isUnderlined)
      .map(({ text, line }) => ({
        line,
        path: '#',
        expected: 'headings with ## or more',
        actual: `# ${text}`,
        fix: `Write "## ${text}". The title in the head is the first heading.`,
      })),
};
