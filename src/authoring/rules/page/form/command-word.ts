import { type ParseFailure, createViolationAtFailure } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const commandWord: CheckRule<ParseFailure> = {
  id: 'page/command-word',
  level: 'error',
  description: 'No line begins with "import" or "export", which are code in this format.',
  examples: [
    {
      bad: 'export your answers from the profile page.',
      good: 'You can export your answers from the profile page.',
    },
  ],
  check: (failure) =>
    /import\/exports/.test(failure.reason)
      ? [
          createViolationAtFailure(failure, {
            expected: 'a line that begins with another word',
            actual: 'a line that begins with "import" or "export"',
            fix: 'Reword the sentence so that the line begins with another word.',
          }),
        ]
      : [],
};
