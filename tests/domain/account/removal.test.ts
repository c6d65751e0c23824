import { expect, it } from 'vitest';
import { isRemovalConfirmed, removalConfirmationWord } from '#domain/account/removal.ts';

it.each([removalConfirmationWord, 'delete', ' Delete '])('%j confirms the removal', (text) => {
  expect(isRemovalConfirmed(text)).toBe(true);
});

it.each(['', 'yes', 'DELET', 'DELETE IT'])('%j does not confirm it', (text) => {
  expect(isRemovalConfirmed(text)).toBe(false);
});
