import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const attributeTwice: CheckRule<ParsedPage> = {
  id: 'page/attribute-twice',
  level: 'error',
  description: 'A tag has each attribute once. Of two, only the last is used.',
  examples: [
    {
      bad: '<Callout title="Note" title="Care">\n\nA note.\n\n</Callout>',
      good: '<Callout title="Note">\n\nA note.\n\n</Callout>',
    },
  ],
  check: ({ tags }) =>
    tags.flatMap(({ element: { name, line, attributes }, spec }) =>
      attributes
        .filter(
          (one, at) =>
            Object.hasOwn(spec.attributes, one.name) &&
            attributes.findIndex((other) => other.name === one.name) < at,
        )
        .map((one) => ({
          line,
          path: `<${name}>`,
          expected: `${one.name}="…" once`,
          actual: 'the attribute appears twice',
          fix: 'Remove one of the two.',
        })),
    ),
};
