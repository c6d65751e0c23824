import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const headingEmpty: CheckRule<ParsedPage> = {
  id: 'page/heading-empty',
  level: 'error',
  description: 'A heading has text, since screen readers jump from heading to heading.',
  examples: [
    { bad: '##\n\nSit.', good: 'Sit.' },
    { bad: '##\n\nSit.', good: '## What helps\n\nSit.' },
  ],
  check: ({ headings }) =>
    headings
      .filter(({ tag, text, isUnderlined }) => !tag && !isUnderlined && text === '')
      .map(({ level, line }) => ({
        line,
        path: '#'.repeat(level),
        expected: 'text after #',
        actual: 'none',
        fix: 'Write them, or remove the line.',
      })),
};
