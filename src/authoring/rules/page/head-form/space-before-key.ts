import { listFrontmatterLines } from '../../../source/frontmatter-lines.ts';
import { allowedKeys, type FrontmatterText } from '../../../source/frontmatter.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const spaceBeforeKey: CheckRule<FrontmatterText> = {
  id: 'page/space-before-key',
  level: 'error',
  description: 'A key of the head begins its line. After a space it is read as part of the line above.',
  examples: [
    {
      bad: '---\ntitle: A quiet page\n summary: How to be quiet.\nupdated: 2026-11-20\n---\n\nSit.',
      good: '---\ntitle: A quiet page\nsummary: How to be quiet.\nupdated: 2026-11-20\n---\n\nSit.',
    },
  ],
  check: ({ yaml = '', kind }) => {
    const late = listFrontmatterLines(yaml)
      .map(({ text, line }) => ({ line, key: /^\s+([A-Za-z]+)\s*:/.exec(text)?.[1] }))
      .find(({ key }) => key !== undefined && allowedKeys[kind].includes(key));
    if (!late) return [];
    return [
      {
        line: late.line,
        path: 'head',
        expected: `"${late.key}:" at the beginning of its line`,
        actual: 'a space before it',
        fix: 'Remove the space.',
      },
    ];
  },
};
