import type { KnownTag, ParsedPage } from '../../../source/create-parsed-page.ts';
import { findNearestName } from '../../../source/wording/nearest.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const attributeMissing: CheckRule<ParsedPage> = {
  id: 'page/attribute-missing',
  level: 'error',
  description: 'A tag has all required attributes, such as the title of a card.',
  examples: [
    { bad: '<Callout>\n\nA note.\n\n</Callout>', good: '<Callout title="…">\n\nA note.\n\n</Callout>' },
  ],
  check: ({ tags }) =>
    tags.flatMap((tag) => {
      const { name, line } = tag.element;
      const needed = Object.keys(tag.spec.attributes).filter(
        (one) => tag.spec.attributes[one] === 'required',
      );
      return needed
        .filter((one) => !collectAttributeNames(tag).has(one))
        .map((one) => ({
          line,
          path: `<${name}>`,
          expected: `${one}="…" in <${name}>`,
          actual: 'none',
          fix: `Write <${name} ${needed.map((each) => `${each}="…"`).join(' ')}>.`,
        }));
    }),
};

/**
 * Collects the attributes of a tag. A misspelled one counts under its correct name, so that it is not also reported as
 * missing.
 */
function collectAttributeNames({ element, spec }: KnownTag): Set<string> {
  const allowed = Object.keys(spec.attributes);
  return new Set(
    element.attributes.map(({ name }) =>
      allowed.includes(name) ? name : (findNearestName(name, allowed) ?? name),
    ),
  );
}
