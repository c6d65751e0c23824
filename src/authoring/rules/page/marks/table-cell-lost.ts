import { visitNodes, getLine } from '../../../source/page-elements.ts';
import { getPlainText } from '../../../source/page-file.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { Violation, CheckRule } from '../../../finding/rule.ts';

export const tableCellLost: CheckRule<ParsedPage> = {
  id: 'page/table-cell-lost',
  level: 'error',
  description: 'No line of a table has more cells than the first one. Further cells are not displayed.',
  examples: [
    {
      bad: '| when | what |\n| --- | --- |\n| morning | walk | alone |',
      good: '| when | what |\n| --- | --- |\n| morning | walk alone |',
    },
  ],
  check: ({ page }) => {
    const violations: Violation[] = [];
    visitNodes(page.tree, 'table', ({ children: [head, ...rows] }) => {
      const length = head?.children.length ?? 0;
      for (const row of rows) {
        const lost = row.children[length];
        if (!lost) continue;
        violations.push({
          line: getLine(row),
          path: 'table',
          expected: `at most ${length} cells, as in the first line of the table`,
          actual: `${row.children.length}; "${getPlainText(lost)}" is not displayed`,
          fix: 'Use fewer cells, or add a cell to the first line and to the line of dashes.',
        });
      }
    });
    return violations;
  },
};
