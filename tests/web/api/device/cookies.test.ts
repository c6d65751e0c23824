import { afterEach, expect, it, test } from 'vitest';
import { readCookie, removeCookie, writeCookie } from '#api/device/cookies.ts';
import { readSession } from '#api/session.ts';

afterEach(() => {
  for (const name of ['token', 'userid']) removeCookie(name);
});

test.each(['plain', 'a=b', 'with; signs, and "quotes"', 'मीरा', '100%'])(
  '%s is read as it was written',
  (value) => {
    writeCookie('token', value);
    expect(readCookie('token')).toBe(value);
  },
);

it('is undefined if it was never written, or is empty', () => {
  expect(readCookie('token')).toBeNull();
  document.cookie = 'token=; Path=/';
  expect(readCookie('token')).toBeNull();
});

it('is undefined if it was written in an invalid form', () => {
  document.cookie = 'token=%E0%A4%A; Path=/';
  writeCookie('userid', '4711');
  expect(document.cookie).toContain('%E0%A4%A');
  expect(readCookie('token')).toBeNull();
  expect(readSession()).toBeNull();
});
