import type { FrontmatterText } from '../../../source/frontmatter.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const keyTwice: CheckRule<FrontmatterText> = {
  id: 'page/key-twice',
  level: 'error',
  description: 'The head has each key once.',
  examples: [
    {
      bad: '---\ntitle: A quiet page\ntitle: Rest\nsummary: How to be quiet.\nupdated: 2026-11-20\n---\n\nSit.',
      good: '---\ntitle: A quiet page\nsummary: How to be quiet.\nupdated: 2026-11-20\n---\n\nSit.',
    },
  ],
  check: ({ document, lineAt }) => {
    const [first] = document?.errors ?? [];
    if (first?.code !== 'DUPLICATE_KEY') return [];
    return [
      {
        line: lineAt(first.pos[0]),
        path: 'head',
        expected: 'lines of the form "title: Some words"',
        actual: 'the same key twice',
        fix: 'Remove one of the two lines.',
      },
    ];
  },
};
