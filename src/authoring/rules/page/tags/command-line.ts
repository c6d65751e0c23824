import { visitNodes } from '../../../source/page-elements.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { Violation, CheckRule } from '../../../finding/rule.ts';

export const commandLine: CheckRule<ParsedPage> = {
  id: 'page/command-line',
  level: 'error',
  description: 'A page has only text. A line that begins with "import" or "export" is code.',
  examples: [{ bad: 'import x from "y"', good: 'We import x from "y".' }],
  check: ({ page }) => {
    const violations: Violation[] = [];
    visitNodes(page.tree, 'mdxjsEsm', ({ value }, line) => {
      const actual = `a line that begins with "${value.split(/\s/)[0]}"`;
      const fix = 'Let the line begin with another word: "import" and "export" are commands here.';
      violations.push({ line, path: '', expected: 'text', actual, fix });
    });
    return violations;
  },
};
