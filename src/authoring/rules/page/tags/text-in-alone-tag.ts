import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const textInAloneTag: CheckRule<ParsedPage> = {
  id: 'page/text-in-alone-tag',
  level: 'error',
  description: 'A tag that inserts text from the settings has no content.',
  examples: [{ bad: 'Write to <Email>us</Email>.', good: 'Write to <Email />.' }],
  check: ({ tags }) =>
    tags
      .filter(({ element, spec }) => spec.text === 'none' && element.holds.length > 0)
      .map(({ element: { name, line } }) => ({
        line,
        path: `<${name}>`,
        expected: `nothing between <${name}> and </${name}>`,
        actual: 'text',
        fix: `Write <${name} /> without content. The text is inserted.`,
      })),
};
