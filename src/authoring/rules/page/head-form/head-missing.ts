import { type FrontmatterText, requiredKeys } from '../../../source/frontmatter.ts';
import type { Violation, CheckRule } from '../../../finding/rule.ts';

export const headMissing: CheckRule<FrontmatterText> = {
  id: 'page/head-missing',
  level: 'error',
  description: 'A page begins with its head: title, summary and date.',
  examples: [
    {
      bad: {
        'content/reading/quiet/quiet1.mdx': '\n---\ntitle: A\nsummary: B.\nupdated: 2026-11-20\n---\n\nSit.',
      },
      good: {
        'content/reading/quiet/quiet1.mdx': '---\ntitle: A\nsummary: B.\nupdated: 2026-11-20\n---\n\nSit.',
      },
    },
  ],
  check: ({ yaml, kind }) => (yaml === undefined ? [describeMissingHead(kind)] : []),
};

/** Describes a missing head. */
export function describeMissingHead(kind: FrontmatterText['kind']): Violation {
  return {
    line: 1,
    path: 'head',
    expected: `three dashes in line 1, then ${requiredKeys[kind].join(', ')}, then three dashes`,
    actual: 'no head',
    fix: 'Begin the file with the head. Nothing, not even an empty line, precedes the first dashes.',
  };
}
