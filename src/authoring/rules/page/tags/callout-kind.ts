import { getAttributeText } from '../../../source/page-elements.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import { calloutKinds } from '../../../source/tag-schema.ts';
import { findNearestName } from '../../../source/wording/nearest.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const calloutKind: CheckRule<ParsedPage> = {
  id: 'page/callout-kind',
  level: 'error',
  description: 'A callout has one of the kinds note, caution, ponder or story.',
  examples: [
    {
      bad: '<Callout title="Note" kind="warning">\n\nA note.\n\n</Callout>',
      good: '<Callout title="Note">\n\nA note.\n\n</Callout>',
    },
    {
      bad: '<Callout title="Note" kind="cuation">\n\nA note.\n\n</Callout>',
      good: '<Callout title="Note" kind="caution">\n\nA note.\n\n</Callout>',
    },
  ],
  check: ({ elements }) =>
    elements.flatMap((element) => {
      const kind = getAttributeText(element, 'kind');
      if (element.name !== 'Callout' || !kind?.trim() || calloutKinds.includes(kind)) return [];
      const near = findNearestName(kind, calloutKinds);
      return [
        {
          line: element.line,
          path: '<Callout>',
          expected: `kind="…" with one of ${calloutKinds.join(', ')}`,
          actual: `kind="${kind}"`,
          fix: near ? `Write kind="${near}".` : 'Choose one of them, or remove kind for a note.',
        },
      ];
    }),
};
