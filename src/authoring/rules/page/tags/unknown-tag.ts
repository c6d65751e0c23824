import type { PageElement } from '../../../source/page-elements.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { voidTags, formatTag, tagSpecs } from '../../../source/tag-schema.ts';
import { findNearestName } from '../../../source/wording/nearest.ts';
import type { Violation, CheckRule } from '../../../finding/rule.ts';

export const unknownTag: CheckRule<ParsedPage> = {
  id: 'page/unknown-tag',
  level: 'error',
  description: 'A page uses only the tags of the guide. Names of tags are case-sensitive.',
  examples: [
    { bad: '<Tipps>\n\nSit.\n\n</Tipps>', good: 'Sit.' },
    {
      bad: '<Tipps>\n\n<Tip title="Sit">\n\nSit down.\n\n</Tip>\n\n</Tipps>',
      good: '<Tips>\n\n<Tip title="Sit">\n\nSit down.\n\n</Tip>\n\n</Tips>',
      also: ['page/tag-outside-group'],
    },
  ],
  check: ({ elements, kind }) =>
    elements
      .filter(({ name }) => isUnknown(name, kind) && !isHtml(name))
      .map((one) => describeUnknownTag(one, kind)),
};

/** Returns true if pages of this kind have no such tag. */
export function isUnknown(name: string, kind: keyof typeof tagSpecs): boolean {
  return !Object.hasOwn(tagSpecs[kind], name);
}

/** Returns true if the tag is rendered as HTML: its name starts with a lower-case letter and has no dot. */
export function isHtml(name: string): boolean {
  return /^[^A-Z]/.test(name) && !name.includes('.');
}

/** Describes an unknown tag and suggests a similar one. */
export function describeUnknownTag({ name, line }: PageElement, kind: keyof typeof tagSpecs): Violation {
  const known = Object.keys(tagSpecs[kind]);
  const near = findNearestName(name, known);
  return {
    line,
    path: `<${name}>`,
    expected: 'a tag of the guide',
    actual: `<${name}>`,
    fix: near
      ? `Write ${voidTags.includes(near) ? formatTag(near) : `<${near}> and </${near}>`}. Names are case-sensitive.`
      : `Use plain Markdown, or one of ${known.map(formatTag).join(', ')}.`,
  };
}
