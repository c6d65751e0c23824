import type { HelpFile } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const urgentLineUnknown: CheckRule<HelpFile> = {
  id: 'help/urgent-line-unknown',
  level: 'error',
  description: '"urgent" names help lines of "lines", whose numbers are dialled regularly.',
  examples: [{ bad: '"danger": "Lime"', good: '"danger": "Line"' }],
  check: ({ lines, urgent }) => {
    const names = lines.map(({ name }) => name);
    return (['call', 'danger'] as const)
      .filter((key) => !names.includes(urgent[key]))
      .map((key) => ({
        path: `urgent.${key}`,
        expected: `the "name" of a help line in "lines": ${names.join(', ')}`,
        actual: urgent[key],
        fix: 'Write one of these names, or add the help line to "lines" and dial it.',
      }));
  },
};
