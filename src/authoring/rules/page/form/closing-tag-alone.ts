import { type ParseFailure, createViolationAtFailure } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const closingTagAlone: CheckRule<ParseFailure> = {
  id: 'page/closing-tag-alone',
  level: 'error',
  description: 'A closing tag closes a tag that was opened before.',
  examples: [{ bad: 'Sit down.</Tip>', good: 'Sit down.' }],
  check: (failure) =>
    /Unexpected closing slash/.test(failure.reason)
      ? [
          createViolationAtFailure(failure, {
            expected: 'an opening tag before its closing tag',
            actual: 'a closing tag that nothing opened',
            fix: 'Remove it, or write the opening tag above. A tag opens as <Tip title="…"> and closes as </Tip>.',
          }),
        ]
      : [],
};
