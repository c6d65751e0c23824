import { useState } from 'react';
import { toFailure, lacksEndpoint } from '#api/failure.ts';
import { removalCodes } from '#contract/wire/removal.ts';
import { isRemovalWord } from '#domain/account/removal.ts';
import { useRemoveAccountMutation } from './profile-api.ts';
import { messages } from './messages.ts';

const text = messages.removal;

/** Messages at the two fields and below the form. */
export interface RemovalProblems {
  readonly word?: string;
  readonly password?: string;
  readonly form?: string;
}

export type RemovalOutcome = 'removed' | 'lacking' | RemovalProblems;

/**
 * Sends the removal when word and password are there.
 * @returns the sending, which resolves to its outcome, and whether it is under way
 */
export function useRemoval(userid: string) {
  const [send] = useRemoveAccountMutation();
  const [busy, setBusy] = useState(false);

  async function remove(word: string, password: string): Promise<RemovalOutcome> {
    const problems: RemovalProblems = {
      word: isRemovalWord(word) ? undefined : text.wordWrong(text.word),
      password: password === '' ? text.passwordRequired : undefined,
    };
    if (problems.word || problems.password) return problems;
    setBusy(true);
    try {
      await send({ userid, password, confirm: text.word }).unwrap();
      return 'removed';
    } catch (error) {
      return lacksEndpoint(error) ? 'lacking' : listProblems(error);
    } finally {
      setBusy(false);
    }
  }
  return { remove, busy };
}

/** At the field that the refusal is about; anything else about the whole form. */
function listProblems(error: unknown): RemovalProblems {
  const failure = toFailure(error, removalCodes);
  if (failure.kind === 'unreachable') return { form: text.unreachable };
  if (failure.kind === 'broken') return { form: text.failed };
  if (failure.code === 'password-wrong') return { password: text.passwordWrong };
  const message = failure.message ?? text.failed;
  return failure.code === 'removal-unconfirmed' ? { word: message } : { form: message };
}
