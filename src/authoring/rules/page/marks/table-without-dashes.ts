import type { Nodes } from 'mdast';
import { collectNodeViolations } from '../../../source/node-violations.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const tableWithoutDashes: CheckRule<ParsedPage> = {
  id: 'page/table-without-dashes',
  level: 'error',
  description: 'The second line of a table has dashes for each cell of the first line.',
  examples: [
    {
      bad: '| when | **what** |\n| morning | walk |',
      good: '| when | **what** |\n| --- | --- |\n| morning | walk |',
    },
    { bad: 'when | what\nmorning | walk', good: 'when | what\n| --- | --- |\nmorning | walk' },
  ],
  check: ({ page }) =>
    collectNodeViolations(page.tree, 'paragraph', (node) => {
      const [head = '', next = '', ...rest] = getRawText(node).split('\n');
      const isRow = /^\s*\|.*\|/.test(head) || (/ \| /.test(head) && / \| /.test([next, ...rest][0] ?? ''));
      if (!isRow) return undefined;
      const cells = head.replace(/^\s*\||\|\s*$/g, '').split('|');
      return {
        path: 'table',
        expected: 'a second line of dashes, with as many cells as the first line',
        actual: `"${head}" without it`,
        fix: `Write this as the second line: ${`| ${cells.map(() => '---').join(' | ')} |`}`,
      };
    }),
};

/** Returns the text of a node with its line breaks, which separate the rows of a table. */
function getRawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(getRawText).join('') : '';
}
