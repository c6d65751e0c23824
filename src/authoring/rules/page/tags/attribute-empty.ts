import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const attributeEmpty: CheckRule<ParsedPage> = {
  id: 'page/attribute-empty',
  level: 'error',
  description: 'The value of an attribute is not empty.',
  examples: [
    {
      bad: '<Callout title="">\n\nA note.\n\n</Callout>',
      good: '<Callout title="your words">\n\nA note.\n\n</Callout>',
    },
  ],
  check: ({ tags }) =>
    tags.flatMap(({ element: { name, line, attributes }, spec }) =>
      attributes
        .filter(
          (one, at) =>
            one.value?.trim() === '' &&
            Object.hasOwn(spec.attributes, one.name) &&
            attributes.findIndex((other) => other.name === one.name) === at,
        )
        .map((one) => ({
          line,
          path: `<${name}>`,
          expected: `words in ${one.name}="…"`,
          actual: 'nothing between the quotation marks',
          fix: `Write ${one.name}="your words", with straight marks.`,
        })),
    ),
};
