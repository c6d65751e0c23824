import { normalPassword, passwordProblem } from '#domain/account/rules.ts';
import { refuse } from '../app/errors.ts';
import { commonPasswords } from './common-passwords.ts';

/** Refuses a new password of a wrong length, or one that guessers try first. @throws AppError 422 */
export function refuseBadPassword(password: string): void {
  const reason = passwordProblem(password);
  if (reason) throw refuse('password-invalid', { reason });
  if (isCommon(normalPassword(password))) throw refuse('password-common');
}

/** In any case of letters; one character over and over counts too. */
function isCommon(password: string): boolean {
  return commonPasswords.has(password.toLowerCase()) || new Set(password).size === 1;
}
