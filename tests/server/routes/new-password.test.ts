import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { commonPasswords } from '#server/services/common-passwords.ts';
import { refuseBadPassword } from '#server/services/refuse-bad-password.ts';

const listed = createRequire(import.meta.url)('@zxcvbn-ts/language-common').dictionary[
  'passwords-common'
] as string[];

const isRefused = (password: string) => {
  try {
    refuseBadPassword(password);
    return false;
  } catch {
    return true;
  }
};

test('rejects the most common passwords, regardless of letter case', () => {
  expect(commonPasswords.size).toBeGreaterThan(10_000);
  const first = listed.filter((word) => /^[!-~]{6,20}$/.test(word)).slice(0, 9_000);
  expect(first.filter((word) => !isRefused(word) || !isRefused(word.toUpperCase()))).toEqual([]);
});

test('rejects common passwords of India and of this app, and accepts others', () => {
  for (const word of ['jaisairam', 'krishna@123', 'nimhans123', 'Wellness@123'])
    expect(isRefused(word)).toBe(true);
  for (const word of ['kettle under moss', 'Uvula-19-brine', 'நிலா பார்த்தேன்'])
    expect(isRefused(word)).toBe(false);
});
