import { visitNodes } from '../../../source/elements.ts';
import type { ParsedPage } from '../../../source/create-parsed-page.ts';
import type { Flaw, Rule } from '../../../finding/rule.ts';

export const commandLine: Rule<ParsedPage> = {
  id: 'page/command-line',
  level: 'error',
  says: 'A page has only text. A line that begins with "import" or "export" is code.',
  examples: [{ bad: 'import x from "y"', good: 'We import x from "y".' }],
  check: ({ page }) => {
    const flaws: Flaw[] = [];
    visitNodes(page.tree, 'mdxjsEsm', ({ value }, line) => {
      const actual = `a line that begins with "${value.split(/\s/)[0]}"`;
      const fix = 'Let the line begin with another word: "import" and "export" are commands here.';
      flaws.push({ line, path: '', expected: 'text', actual, fix });
    });
    return flaws;
  },
};
