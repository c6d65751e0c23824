import { useState } from 'react';
import { toFailure, isEndpointMissing } from '#api/failure.ts';
import { removalCodes } from '#contract/wire/account-deletion.ts';
import { isRemovalConfirmed, removalConfirmationWord } from '#domain/account/removal.ts';
import type { Translate } from '#language/translate.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { useRemoveAccountMutation } from './profile-api.ts';

/** Error messages of the two fields and of the form. */
export interface AccountRemovalErrors {
  readonly word?: string;
  readonly password?: string;
  readonly form?: string;
}

/** Outcome of a deletion: done, route missing, or error messages. */
export type RemovalOutcome = 'removed' | 'unsupported' | AccountRemovalErrors;

/**
 * Validates and sends the deletion of the account.
 * @returns `remove`, which resolves to the outcome, and whether it is in flight
 */
export function useAccountRemoval(userid: string) {
  const { t } = useTranslation();
  const [send] = useRemoveAccountMutation();
  const [isBusy, setIsBusy] = useState(false);

  async function remove(word: string, password: string): Promise<RemovalOutcome> {
    const problems: AccountRemovalErrors = {
      word: isRemovalConfirmed(word)
        ? undefined
        : t('profile.removal.wordWrong', { word: removalConfirmationWord }),
      password: password === '' ? t('profile.removal.passwordRequired') : undefined,
    };
    if (problems.word || problems.password) return problems;
    setIsBusy(true);
    try {
      await send({ userid, password, confirm: removalConfirmationWord }).unwrap();
      return 'removed';
    } catch (error) {
      return isEndpointMissing(error) ? 'unsupported' : toRemovalProblems(t, error);
    } finally {
      setIsBusy(false);
    }
  }
  return { remove, isBusy };
}

/** Converts an error to a message at its field, or at the form. */
function toRemovalProblems(t: Translate, error: unknown): AccountRemovalErrors {
  const failure = toFailure(error, removalCodes);
  if (failure.kind === 'unreachable') return { form: t('profile.removal.unreachable') };
  if (failure.kind === 'broken') return { form: t('profile.removal.failed') };
  if (failure.code === 'password-wrong') return { password: t('profile.removal.passwordWrong') };
  const message = failure.message ?? t('profile.removal.failed');
  return failure.code === 'removal-unconfirmed' ? { word: message } : { form: message };
}
