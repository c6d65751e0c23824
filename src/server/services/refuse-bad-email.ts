import { normalizeEmail, validateEmail } from '#domain/account/rules.ts';
import { createAppError } from '../app/errors.ts';

/** Refuses a missing or malformed e-mail address. @throws AppError 422 */
export function refuseBadEmail(email: string): void {
  if (validateEmail(email) === null) return;
  throw createAppError('email-invalid', { problem: normalizeEmail(email) === '' ? 'missing' : 'invalid' });
}
