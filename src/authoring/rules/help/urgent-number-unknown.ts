import type { HelpFile } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const urgentNumberUnknown: CheckRule<HelpFile> = {
  id: 'help/urgent-number-unknown',
  level: 'error',
  description: 'The numbers of "urgent" are numbers of the help lines, which are dialled regularly.',
  examples: [{ bad: '"danger": "18001234576"', good: '"danger": "18001234567"' }],
  check: ({ lines, urgent }) => {
    const known = lines.flatMap(({ numbers }) => numbers.map(({ tel }) => tel));
    return (['call', 'danger'] as const)
      .filter((key) => !known.includes(urgent[key]))
      .map((key) => ({
        path: `urgent.${key}`,
        expected: `a "tel" of "lines": ${known.join(', ')}`,
        actual: urgent[key],
        fix: 'Write one of these numbers, or add the help line to "lines" and dial it.',
      }));
  },
};
