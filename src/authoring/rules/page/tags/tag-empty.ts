import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { Rule } from '../../../finding/rule.ts';

export const tagEmpty: Rule<ParsedPage> = {
  id: 'page/tag-empty',
  level: 'error',
  says: 'A card has text, a group has cards, and a film has a transcript.',
  examples: [
    { bad: 'Sit.\n\n<Callout title="Note">\n\n</Callout>', good: 'Sit.' },
    {
      bad: '<Tips>\n\n<Tip title="Sit">\n\n</Tip>\n\n</Tips>',
      good: '<Tips>\n\n<Tip title="Sit">\n\nSit down.\n\n</Tip>\n\n</Tips>',
    },
  ],
  check: ({ tags }) =>
    tags.flatMap(({ element: { name, line, holds }, part }) => {
      if (holds.length > 0 || !(part.holds || part.text === 'needed')) return [];
      const inside = part.holds ? `at least one <${part.holds}>` : 'text';
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
