import { expect, it } from 'vitest';
import { findLinkToken, findUnknownToken, hasTokenParameter, parseLinkToken } from '#contract/link-token.ts';
import { mailedToken as token } from '#tests/support/mailed-token.ts';

it.each([
  ['as sent', `?token=${token}`],
  ['a closing bracket', `?token=${token})`],
  ['a full stop', `?token=${token}.`],
  ['a comma', `?token=${token},`],
  ['angle brackets', `?token=${token}>`],
  ['encoded angle brackets', `?token=${token}%3E`],
  ['a double quotation mark', `?token=${token}"`],
  ['an apostrophe', `?token=${token}'`],
  ['a danda', `?token=${token}।`],
  ['an encoded danda', `?token=${token}%E0%A5%A4`],
  ['an underscore of Markdown', `?token=${token}_`],
  ['a line break', `?token=${token.slice(0, 30)}%0D%0A${token.slice(30)}`],
  ['a zero-width space', `?token=${token.slice(0, 30)}%E2%80%8B${token.slice(30)}`],
  ['an encoded equals sign', `?token%3D${token}`],
  ['an address that was encoded twice', `?token%253D${token}%2529`],
  ['quoted-printable that was not decoded', `?token=3D${token}`],
  ['campaign parameters before it', `?utm_source=x&token=${token}`],
  ['campaign parameters after it', `?token=${token}&utm_source=x&fbclid=y#z`],
  ['an ampersand of HTML', `?utm_source=x&amp;token=${token}`],
  ['a cut escape behind it', `?token=${token}%E0%A5`],
])('finds the token of a link with %s', (_name, query) => {
  expect(hasTokenParameter(query)).toBe(true);
  expect(findLinkToken(query)).toBe(token);
});

it.each(['?token=', '?token', `?token=${token.slice(0, -1)}`, '?token=x'])(
  'finds no token in %s',
  (query) => {
    expect(hasTokenParameter(query)).toBe(true);
    expect(findLinkToken(query)).toBeNull();
  },
);

it('takes no other parameter for a token', () => {
  expect(hasTokenParameter('?tokens=5&broken=1')).toBe(false);
});

it('removes added signs from a token of another format', () => {
  expect(findUnknownToken('?token=eyJhbGciOi.eyJz).')).toBe('eyJhbGciOi.eyJz');
  expect(findUnknownToken('?other=1')).toBeNull();
});

it('parses only a whole token', () => {
  expect(parseLinkToken(token)).toEqual({ addressKey: token.slice(0, 22) });
  expect(parseLinkToken(`${token}x`)).toBeNull();
});
