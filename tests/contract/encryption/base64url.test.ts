import { expect, test } from 'vitest';
import { parseBase64url, toBase64url } from '#contract/encryption/base64url.ts';

test.each([0, 1, 2, 3, 4, 65, 256, 999])('encodes %i bytes as Node does, and decodes them', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 167 + 13) & 255);
  const text = toBase64url(bytes);
  expect(text).toBe(Buffer.from(bytes).toString('base64url'));
  expect(parseBase64url(text)).toEqual(bytes);
});

test.each([
  ['a character of plain base64', 'ab+/'],
  ['padding', 'YQ=='],
  ['a space', 'ab c'],
  ['a letter beyond ASCII', 'abcé'],
  ['an extra character', 'abcde'],
  ['bits beyond the last byte', 'YR'],
])('rejects %s as base64url', (_, text) => {
  expect(parseBase64url(text)).toBeNull();
});
