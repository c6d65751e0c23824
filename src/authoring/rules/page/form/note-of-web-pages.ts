import { type ParseFailure, locateAtFailure } from '../../../source/parse-failure.ts';
import type { Rule } from '../../../finding/rule.ts';

export const noteOfWebPages: Rule<ParseFailure> = {
  id: 'page/note-of-web-pages',
  level: 'error',
  says: 'A note to yourself is written {/* note */}; the way of web pages is not read here.',
  examples: [{ bad: 'Sit.\n\n<!-- later -->', good: 'Sit.\n\n{/* later */}' }],
  check: (failure) =>
    /Unexpected character `!`/.test(failure.reason) && !/attribute/.test(failure.reason)
      ? [
          locateAtFailure(failure, {
            expected: 'text, or a note to yourself in the form {/* note */}',
            actual: '<!--',
            fix: 'Write {/* your note */}. Readers do not see it.',
          }),
        ]
      : [],
};
