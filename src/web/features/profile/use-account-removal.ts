import { useState } from 'react';
import { toFailure, isEndpointMissing } from '#api/failure.ts';
import { removalCodes } from '#contract/wire/account-deletion.ts';
import { isRemovalConfirmed } from '#domain/account/removal.ts';
import { useRemoveAccountMutation } from './profile-api.ts';
import { messages } from './messages.ts';

const text = messages.removal;

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
  const [send] = useRemoveAccountMutation();
  const [isBusy, setIsBusy] = useState(false);

  async function remove(word: string, password: string): Promise<RemovalOutcome> {
    const problems: AccountRemovalErrors = {
      word: isRemovalConfirmed(word) ? undefined : text.wordWrong(text.word),
      password: password === '' ? text.passwordRequired : undefined,
    };
    if (problems.word || problems.password) return problems;
    setIsBusy(true);
    try {
      await send({ userid, password, confirm: text.word }).unwrap();
      return 'removed';
    } catch (error) {
      return isEndpointMissing(error) ? 'unsupported' : toRemovalProblems(error);
    } finally {
      setIsBusy(false);
    }
  }
  return { remove, isBusy };
}

/** Converts an error to a message at its field, or at the form. */
function toRemovalProblems(error: unknown): AccountRemovalErrors {
  const failure = toFailure(error, removalCodes);
  if (failure.kind === 'unreachable') return { form: text.unreachable };
  if (failure.kind === 'broken') return { form: text.failed };
  if (failure.code === 'password-wrong') return { password: text.passwordWrong };
  const message = failure.message ?? text.failed;
  return failure.code === 'removal-unconfirmed' ? { word: message } : { form: message };
}
