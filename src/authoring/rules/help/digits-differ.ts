import { extractDigits, type HelpFile } from '../../source/help-file.ts';
import type { CheckRule } from '../../finding/rule.ts';

export const digitsDiffer: CheckRule<HelpFile> = {
  id: 'help/digits-differ',
  level: 'error',
  description: 'The phone dials the same digits that people read.',
  examples: [{ bad: '"tel": "18001234576"', good: '"tel": "18001234567"' }],
  check: (help) =>
    (['lines', 'unsafeTies'] as const).flatMap((group) =>
      (help[group] ?? []).flatMap(({ numbers }, line) =>
        numbers.flatMap(({ tel, shown }, at) =>
          extractDigits(shown) === tel
            ? []
            : [
                {
                  path: `${group}[${line}].numbers[${at}].tel`,
                  expected: `the digits that are shown: ${extractDigits(shown)}`,
                  actual: tel,
                  fix: 'Make both numbers equal, then dial the number to check it.',
                },
              ],
        ),
      ),
    ),
};
