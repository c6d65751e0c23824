import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { Rule } from '../../../finding/rule.ts';

export const textInAloneTag: Rule<ParsedPage> = {
  id: 'page/text-in-alone-tag',
  level: 'error',
  says: 'A tag that puts words into a sentence holds none itself: the program brings them from one place.',
  examples: [{ bad: 'Write to <Email>us</Email>.', good: 'Write to <Email />.' }],
  check: ({ tags }) =>
    tags
      .filter(({ element, part }) => part.text === 'none' && element.holds.length > 0)
      .map(({ element: { name, line } }) => ({
        line,
        path: `<${name}>`,
        expected: `nothing between <${name}> and </${name}>`,
        actual: 'text',
        fix: `Write <${name} /> alone: the program puts the words there.`,
      })),
};
