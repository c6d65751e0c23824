import { normalizePassword, validatePassword } from '#domain/account/rules.ts';
import { createAppError } from '../app/errors.ts';
import { commonPasswords } from './common-passwords.ts';

/** Refuses a password with an invalid length, or a common one. @throws AppError 422 */
export function refuseBadPassword(password: string): void {
  const reason = validatePassword(password);
  if (reason) throw createAppError('password-invalid', { reason });
  if (isCommon(normalizePassword(password))) throw createAppError('password-common');
}

/** Ignores case; a repeated character is common, too. */
function isCommon(password: string): boolean {
  return commonPasswords.has(password.toLowerCase()) || new Set(password).size === 1;
}
