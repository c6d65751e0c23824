import type { FrontmatterText } from '../../../source/frontmatter.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const headNotClosed: CheckRule<FrontmatterText> = {
  id: 'page/head-not-closed',
  level: 'error',
  description: 'The head ends with three dashes on a separate line. Otherwise its lines appear in the text.',
  examples: [
    {
      bad: '---\ntitle: A quiet page\nsummary: How to be quiet.\nupdated: 2026-11-20\n\nSit down.',
      good: '---\ntitle: A quiet page\nsummary: How to be quiet.\nupdated: 2026-11-20\n---\n\nSit down.',
    },
  ],
  check: ({ source, yaml }) => {
    const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
    const isClosed = lines.slice(1).some((line) => line.trimEnd() === '---');
    if (yaml !== undefined || lines[0]?.trimEnd() !== '---' || isClosed) return [];
    const end = lines.findIndex((line, at) => at > 0 && !/^[A-Za-z]+:/.test(line));
    return [
      {
        line: end < 0 ? lines.length : end + 1,
        path: 'head',
        expected: 'three dashes on a separate line, below the last line of the head',
        actual: 'none: the head begins in line 1 and does not end',
        fix: 'Write --- there, and an empty line after it.',
      },
    ];
  },
};
