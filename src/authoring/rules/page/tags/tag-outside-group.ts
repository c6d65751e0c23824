import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const tagOutsideGroup: CheckRule<ParsedPage> = {
  id: 'page/tag-outside-group',
  level: 'error',
  description: 'Cards of one kind are inside the tag of their group.',
  examples: [
    {
      bad: '<Tip title="Sit">\n\nSit.\n\n</Tip>',
      good: '<Tips>\n\n<Tip title="Sit">\n\nSit.\n\n</Tip>\n\n</Tips>',
    },
  ],
  check: ({ tags }) =>
    tags.flatMap(({ element: { name, line, parent }, spec: { within } }) =>
      !within || parent === within
        ? []
        : [
            {
              line,
              path: `<${name}>`,
              expected: `<${within}> around <${name}>`,
              actual: parent ? `<${parent}> around it` : 'nothing around it',
              fix: `Write <${within}> before the first <${name}> and </${within}> after the last, each on a separate line.`,
            },
          ],
    ),
};
