import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { Rule } from '../../../finding/rule.ts';

export const attributeTwice: Rule<ParsedPage> = {
  id: 'page/attribute-twice',
  level: 'error',
  says: 'Each name stands once in a tag: of two, only the last would be seen.',
  examples: [
    {
      bad: '<Callout title="Note" title="Care">\n\nA note.\n\n</Callout>',
      good: '<Callout title="Note">\n\nA note.\n\n</Callout>',
    },
  ],
  check: ({ tags }) =>
    tags.flatMap(({ element: { name, line, attributes }, part }) =>
      attributes
        .filter(
          (one, at) =>
            Object.hasOwn(part.attributes, one.name) &&
            attributes.findIndex((other) => other.name === one.name) < at,
        )
        .map((one) => ({
          line,
          path: `<${name}>`,
          expected: `${one.name}="…" once`,
          actual: 'it stands there twice',
          fix: 'Remove one of the two.',
        })),
    ),
};
