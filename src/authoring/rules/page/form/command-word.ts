import { type ParseFailure, locateAtFailure } from '../../../source/parse-failure.ts';
import type { Rule } from '../../../finding/rule.ts';

export const commandWord: Rule<ParseFailure> = {
  id: 'page/command-word',
  level: 'error',
  says: 'No line begins with "import" or "export", which are commands of the page format.',
  examples: [
    {
      bad: 'export your answers from the profile page.',
      good: 'You can export your answers from the profile page.',
    },
  ],
  check: (failure) =>
    /import\/exports/.test(failure.reason)
      ? [
          locateAtFailure(failure, {
            expected: 'a line that begins with another word',
            actual: 'a line that begins with "import" or "export"',
            fix: 'Write the sentence in another way, or move the word from the beginning of the line: those two are commands here.',
          }),
        ]
      : [],
};
