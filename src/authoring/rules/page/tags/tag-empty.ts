import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const tagEmpty: CheckRule<ParsedPage> = {
  id: 'page/tag-empty',
  level: 'error',
  description: 'A card has text, a group has cards, and a film has a transcript.',
  examples: [
    { bad: 'Sit.\n\n<Callout title="Note">\n\n</Callout>', good: 'Sit.' },
    {
      bad: '<Tips>\n\n<Tip title="Sit">\n\n</Tip>\n\n</Tips>',
      good: '<Tips>\n\n<Tip title="Sit">\n\nSit down.\n\n</Tip>\n\n</Tips>',
    },
  ],
  check: ({ tags }) =>
    tags.flatMap(({ element: { name, line, holds }, spec }) => {
      if (holds.length > 0 || !(spec.holds || spec.text === 'needed')) return [];
      const inside = spec.holds ? `at least one <${spec.holds}>` : 'text';
      return [
        {
          line,
          path: `<${name}>`,
          expected: `${inside} between <${name}> and </${name}>`,
          actual: 'nothing',
          fix:
            name === 'Video'
              ? 'Write the transcript: what is said and what is seen.'
              : 'Write it, or remove the tag.',
        },
      ];
    }),
};
