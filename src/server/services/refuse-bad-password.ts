import { normalizePassword, validatePassword } from '#domain/account/rules.ts';
import { createAppError } from '../app/errors.ts';
import { commonPasswords } from './common-passwords.ts';

/** Refuses a password with an invalid length, or a common one. @throws AppError 422 */
export function refuseBadPassword(password: string): void {
  if (validatePassword(password) !== null)
    throw createAppError('password-invalid', { problem: password === '' ? 'missing' : 'length' });
  if (isCommon(normalizePassword(password))) throw createAppError('password-common');
}

/** Ignores case; a repeated character is common, too. */
function isCommon(password: string): boolean {
  return commonPasswords.has(password.toLowerCase()) || new Set(password).size === 1;
}
