import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';
import { isHtml, isUnknown, describeUnknownTag } from './unknown-tag.ts';

export const htmlTag: CheckRule<ParsedPage> = {
  id: 'page/html-tag',
  level: 'error',
  description: 'A page has no HTML tags. Use Markdown and the tags of the guide.',
  examples: [
    { bad: 'Sit <b>down</b>.', good: 'Sit **down**.' },
    { bad: 'Write to <emial />.', good: 'Write to <Email />.' },
  ],
  check: ({ elements, kind }) =>
    elements
      .filter(({ name }) => name !== 'br' && isUnknown(name, kind) && isHtml(name))
      .map((element) => describeUnknownTag(element, kind)),
};
