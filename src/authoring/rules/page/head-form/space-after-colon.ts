import { listFrontmatterLines } from '../../../source/frontmatter-lines.ts';
import { allowedKeys, type FrontmatterText } from '../../../source/frontmatter.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const spaceAfterColon: CheckRule<FrontmatterText> = {
  id: 'page/space-after-colon',
  level: 'error',
  description: 'A colon of the head is followed by a space.',
  examples: [
    {
      bad: '---\ntitle:Rest\nsummary: How to be quiet.\nupdated: 2026-11-20\n---\n\nSit.',
      good: '---\ntitle: Rest\nsummary: How to be quiet.\nupdated: 2026-11-20\n---\n\nSit.',
    },
  ],
  check: ({ yaml = '', kind }) => {
    const joined = listFrontmatterLines(yaml).find(({ text }) =>
      allowedKeys[kind].includes(/^([A-Za-z]+):\S/.exec(text)?.[1] ?? ''),
    );
    if (!joined) return [];
    const text = joined.text.trimEnd();
    return [
      {
        line: joined.line,
        path: 'head',
        expected: 'a space after the colon',
        actual: text,
        fix: `Write "${text.replace(':', ': ')}".`,
      },
    ];
  },
};
