import type { Context, ServedInstrument } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import type { LockedAccount } from '../repositories/accounts.ts';
import type { CompletedSection } from '../repositories/attempts.ts';

/**
 * In ms. The link in the sign-up mail works for 24 hours, and the answers stay on the device for 24 hours; the rest
 * is for the login after the registration.
 */
const maxAgeMs = 48 * 60 * 60 * 1000;

/**
 * Checks answers that were given before the account existed: the section of the settings, a new account without an
 * attempt at it, and recent answers.
 * @param finishedAt when the answers were given, by the clock of the device
 * @throws AppError 409
 */
export function validatePreAccountAnswers(
  { settings, now }: Pick<Context, 'settings' | 'now'>,
  { instrument }: ServedInstrument,
  finishedAt: Date | undefined,
  { createdAt }: Pick<LockedAccount, 'createdAt'>,
  lastCompleted: ReadonlyMap<string, CompletedSection>,
): void {
  const oldest = new Date(now().getTime() - maxAgeMs);
  const isAccepted =
    settings.trial?.section === instrument.id &&
    !lastCompleted.has(instrument.id) &&
    createdAt >= oldest &&
    finishedAt !== undefined &&
    finishedAt >= oldest;
  if (!isAccepted) throw createAppError('answers-before-account');
}
