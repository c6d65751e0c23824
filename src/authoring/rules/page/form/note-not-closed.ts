import type { ParseFailure } from '../../../source/parse-failure.ts';
import { unclosedCommentMessage } from '../../../source/wording/mdx-messages.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const noteNotClosed: CheckRule<ParseFailure> = {
  id: 'page/note-not-closed',
  level: 'error',
  description: 'A comment ends with */}. Otherwise everything below it becomes part of the comment.',
  examples: [{ bad: 'Sit.\n\n{/* ask Meera\n\nStand.', good: 'Sit.\n\n{/* ask Meera */}\n\nStand.' }],
  check: ({ reason, source }) => {
    if (!/brace|acorn|in expression/.test(reason)) return [];
    for (const { index } of source.matchAll(/\{\/\*/g)) {
      if (source.includes('*/}', index)) continue;
      return [{ line: source.slice(0, index).split('\n').length, path: '', ...unclosedCommentMessage }];
    }
    return [];
  },
};
