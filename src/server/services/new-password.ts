import { normalPassword, passwordProblem } from '../../domain/account/rules.ts';
import { commonPasswords } from './common-passwords.ts';

/** What is wrong with a new password, its length or that everybody tries it first; null when nothing is. */
export function newPasswordProblem(password: string): string | null {
  const problem = passwordProblem(password);
  if (problem) return problem;
  return commonPasswords.has(normalPassword(password).toLowerCase())
    ? 'This password is too common. Please choose another.'
    : null;
}
