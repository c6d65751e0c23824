import { findSkippedLevels } from '../../../source/headings.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

const head = '---\ntitle: A quiet page\nsummary: How to be quiet.\nupdated: 2026-11-20\n---\n\n';
const callout = '<Callout title="Note">\n\nA note.\n\n</Callout>';

export const cardsWithoutHeading: CheckRule<ParsedPage> = {
  id: 'page/cards-without-heading',
  level: 'error',
  description: 'A heading with ## precedes the first cards, whose titles are one level lower.',
  examples: [{ bad: head + callout, good: `${head}## Six things to try\n\n${callout}` }],
  check: ({ headings }) =>
    findSkippedLevels(headings).flatMap(({ heading: { tag, line } }) =>
      tag
        ? [
            {
              line,
              path: `<${tag}>`,
              expected: 'a heading with ## before the first cards, whose titles are one level lower',
              actual: 'none above it',
              fix: `Write a heading such as "## Six things to try" above <${tag}>.`,
            },
          ]
        : [],
    ),
};
