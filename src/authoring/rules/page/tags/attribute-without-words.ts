import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';
import { formatAllowedAttributes } from './unknown-attribute.ts';

export const attributeWithoutWords: CheckRule<ParsedPage> = {
  id: 'page/attribute-without-words',
  level: 'error',
  description: 'The value of an attribute is text in quotation marks, not code in curly braces.',
  examples: [
    {
      bad: '<Callout title={note}>\n\nA note.\n\n</Callout>',
      good: '<Callout title="your words">\n\nA note.\n\n</Callout>',
    },
    {
      bad: '<Callout title="Note" onClick={alert}>\n\nA note.\n\n</Callout>',
      good: '<Callout title="Note">\n\nA note.\n\n</Callout>',
    },
  ],
  check: ({ tags }) =>
    tags.flatMap(({ element: { name, line, attributes }, spec }) =>
      attributes
        .filter(({ value }) => value === null)
        .map((one) => {
          const isKnown = Object.hasOwn(spec.attributes, one.name);
          return {
            line,
            path: `<${name}>`,
            expected: isKnown
              ? `words in ${one.name}="…"`
              : formatAllowedAttributes(name, Object.keys(spec.attributes)),
            actual: isKnown ? 'no text in quotation marks' : one.name,
            fix: isKnown ? `Write ${one.name}="your words", with straight marks.` : 'Remove it.',
          };
        }),
    ),
};
