import { normalPassword, passwordProblem } from '../../domain/account/rules.ts';
import { commonPasswords } from './common-passwords.ts';

/** What is wrong with a new password, its length or that guessers try it first; null when nothing is. */
export function newPasswordProblem(password: string): string | null {
  const problem = passwordProblem(password);
  if (problem) return problem;
  return isCommon(normalPassword(password)) ? 'This password is too common. Please choose another.' : null;
}

/** In any case of letters; one character over and over counts too. */
function isCommon(password: string): boolean {
  return commonPasswords.has(password.toLowerCase()) || new Set(password).size === 1;
}
