import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { findNearestName } from '../../../source/wording/nearest.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const unknownAttribute: CheckRule<ParsedPage> = {
  id: 'page/unknown-attribute',
  level: 'error',
  description: 'A tag has only attributes that it supports. Others are not displayed.',
  examples: [
    {
      bad: '<Callout titel="Note">\n\nA note.\n\n</Callout>',
      good: '<Callout title="Note">\n\nA note.\n\n</Callout>',
    },
    { bad: 'Write to <Email colour="red" />.', good: 'Write to <Email />.' },
  ],
  check: ({ tags }) =>
    tags.flatMap(({ element: { name, line, attributes }, spec }) => {
      const allowed = Object.keys(spec.attributes);
      return attributes
        .filter((one) => one.value !== null && !allowed.includes(one.name))
        .map((one) => ({
          line,
          path: `<${name}>`,
          expected: formatAllowedAttributes(name, allowed),
          actual: `${one.name}="…"`,
          fix: formatFix(findNearestName(one.name, allowed)),
        }));
    }),
};

/** Describes the allowed attributes of a tag. */
export function formatAllowedAttributes(name: string, allowed: readonly string[]): string {
  const known = allowed.map((one) => `${one}="…"`).join(', ');
  return known ? `only ${known} in <${name}>` : `<${name} /> alone`;
}

function formatFix(near: string | undefined): string {
  return near ? `Write ${near}="…".` : 'Remove it.';
}
