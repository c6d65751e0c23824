import { t } from '#tests/support/english.ts';
import { expect, it } from 'vitest';
import { formatRetryMessage } from '#domain/account/retry-message.ts';

it.each([
  [1, 'Please try again in a minute.'],
  [60, 'Please try again in a minute.'],
  [61, 'Please try again in 2 minutes.'],
  [900, 'Please try again in 15 minutes.'],
])('%d seconds are rounded up to whole minutes: %s', (seconds, words) => {
  expect(formatRetryMessage(t, seconds)).toBe(words);
});
