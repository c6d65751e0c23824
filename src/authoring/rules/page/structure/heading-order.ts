import { findSkippedLevels } from '../../../source/headings.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const headingOrder: CheckRule<ParsedPage> = {
  id: 'page/heading-order',
  level: 'error',
  description: 'Heading levels rise by one at a time, so that screen readers can follow the structure.',
  examples: [{ bad: '#### Sit\n\nSit.', good: '### Sit\n\nSit.' }],
  check: ({ headings }) =>
    findSkippedLevels(headings)
      .filter(({ heading: { tag } }) => !tag)
      .map(({ heading: { level, line }, above }) => ({
        line,
        path: '#'.repeat(level),
        expected: `${'#'.repeat(above + 1)} at most, one level below the heading before it`,
        actual: '#'.repeat(level),
        fix: `Write ${'#'.repeat(above + 1)}. Headings go down one level at a time.`,
      })),
};
