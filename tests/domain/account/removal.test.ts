import { expect, it } from 'vitest';
import { isRemovalWord, removalWord } from '#domain/account/removal.ts';

it.each([removalWord, 'delete', ' Delete '])('%j confirms the removal', (text) => {
  expect(isRemovalWord(text)).toBe(true);
});

it.each(['', 'yes', 'DELET', 'DELETE IT'])('%j does not confirm it', (text) => {
  expect(isRemovalWord(text)).toBe(false);
});
