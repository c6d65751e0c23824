import { type ParseFailure, createViolationAtFailure } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const noteOfWebPages: CheckRule<ParseFailure> = {
  id: 'page/note-of-web-pages',
  level: 'error',
  description: 'A comment is written {/* note */}. HTML comments are not supported.',
  examples: [{ bad: 'Sit.\n\n<!-- later -->', good: 'Sit.\n\n{/* later */}' }],
  check: (failure) =>
    /Unexpected character `!`/.test(failure.reason) && !/attribute/.test(failure.reason)
      ? [
          createViolationAtFailure(failure, {
            expected: 'text, or a comment in the form {/* note */}',
            actual: '<!--',
            fix: 'Write {/* your note */}.',
          }),
        ]
      : [],
};
