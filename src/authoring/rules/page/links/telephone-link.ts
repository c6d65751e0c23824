import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const telephoneLink: CheckRule<ParsedPage> = {
  id: 'page/telephone-link',
  level: 'error',
  description: 'Numbers to call come from the list of help lines, which are dialled regularly.',
  examples: [{ bad: 'Call [the line](tel:18001234567).', good: 'Call:\n\n<HelpLines />' }],
  check: ({ links }) =>
    links
      .filter(({ kind }) => kind === 'telephone')
      .map(({ line, label }) => ({
        line,
        path: 'link',
        expected: '<HelpLines /> for numbers',
        actual: label,
        fix: 'Write <HelpLines />. The numbers are in content/help-now.json only.',
      })),
};
