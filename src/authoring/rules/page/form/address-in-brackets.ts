import { type ParseFailure, createViolationAtFailure } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';

export const addressInBrackets: CheckRule<ParseFailure> = {
  id: 'page/address-in-brackets',
  level: 'error',
  description: 'An address is not written between < and >, which mark a tag.',
  examples: [{ bad: 'See <https://www.who.int>.', good: 'See [the health office](https://www.who.int).' }],
  check: (failure) =>
    /create a link|local name/.test(failure.reason)
      ? [
          createViolationAtFailure(failure, {
            expected: 'a link in the form [words](https://…)',
            actual: 'an address between < and >',
            fix: 'Write [name of the website](https://…), or <Email /> for the support mailbox.',
          }),
        ]
      : [],
};
