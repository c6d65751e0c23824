import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const strayInGroup: CheckRule<ParsedPage> = {
  id: 'page/stray-in-group',
  level: 'error',
  description: 'A group of cards contains only cards.',
  examples: [
    {
      bad: '<Tips>\n\nSome text.\n\n<Tip title="Sit">\n\nSit.\n\n</Tip>\n\n</Tips>',
      good: 'Some text.\n\n<Tips>\n\n<Tip title="Sit">\n\nSit.\n\n</Tip>\n\n</Tips>',
    },
  ],
  check: ({ tags }) =>
    tags.flatMap(({ element: { name, line, holds }, spec }) => {
      const stray = spec.holds && holds.find((one) => one !== spec.holds);
      if (!stray) return [];
      return [
        {
          line,
          path: `<${name}>`,
          expected: `only <${spec.holds}> directly in <${name}>`,
          actual: /^[A-Z]/.test(stray) ? `<${stray}>` : 'text',
          fix: `Move it before <${name}>, after </${name}>, or into one of the <${spec.holds}>.`,
        },
      ];
    }),
};
