import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

const head = '---\ntitle: Rest\nsummary: How to rest.\nupdated: 2026-11-20\n---\n\n';

export const textMissing: CheckRule<ParsedPage> = {
  id: 'page/text-missing',
  level: 'error',
  description: 'A page has text below the head. Comments do not count.',
  examples: [{ bad: `${head}{/* later */}`, good: `${head}Sit down.` }],
  check: ({ page: { tree } }) => {
    const [first] = tree.children;
    const hasText = tree.children.some(({ type }) => type !== 'yaml' && type !== 'mdxFlowExpression');
    if (first?.type !== 'yaml' || hasText) return [];
    return [
      {
        line: first.position?.end.line ?? 1,
        path: '',
        expected: 'text below the head',
        actual: 'none: the page is empty',
        fix: 'Write the text below the second row of dashes, after an empty line.',
      },
    ];
  },
};
