import { expect, it } from 'vitest';
import { isRemovalWord, removalWord } from '#domain/account/removal.ts';

it.each([removalWord, 'delete', ' Delete '])('%j says that the removal is meant', (text) => {
  expect(isRemovalWord(text)).toBe(true);
});

it.each(['', 'yes', 'DELET', 'DELETE IT'])('%j does not', (text) => {
  expect(isRemovalWord(text)).toBe(false);
});
