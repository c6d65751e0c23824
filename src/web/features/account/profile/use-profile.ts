import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sameOrigin } from '#api/address.ts';
import { toFailure } from '#api/failure.ts';
import { registrationCodes } from '#contract/wire/accounts.ts';
import type { Refusal } from '#contract/wire/errors.ts';
import { isUnderage } from '#domain/account/rules.ts';
import { notify } from '#ui/toast/toast.tsx';
import { isOutcomeUnknown } from '../form/is-outcome-unknown.ts';
import { useTimeout } from '../form/use-timeout.ts';
import { endRegistration, readRegistrationId } from '../registration-id.ts';
import { strings } from '../strings.ts';
import { times } from '../times.ts';
import { useSaveProfileMutation } from './facts-api.ts';
import { type ProfileValues, profileBody, underageBody, type WordsSeen } from './profile-values.ts';

const text = strings.profile;
const toast = { ms: times.toast };

/** The sentence of the toast, which stays in the page, and the server's own words where it gave some. */
export interface ProfileFailure {
  readonly message: string;
  readonly detail: string | null;
  /** The registration id is gone: only a new login helps. */
  readonly lost: boolean;
  /** The server's words where the terms have changed meanwhile and must be accepted anew: they belong to that box. */
  readonly atTerms: string | null;
}

/** The registration ended because the person is under 18. */
interface Underage {
  readonly isUnderage: true;
  /** The server has deleted the account. */
  readonly isDeleted: boolean;
}

/**
 * Sends the profile under the registration id of the cookie. On success: toast, and after a moment the login;
 * `save` takes a function that empties the form just before the screen is left.
 * @param words the versions of the words that the person could read. Where the server has newer terms, its refusal
 *   names them: the next try is an answer to those, which the page of the terms shows by then.
 */
export function useProfile(words: WordsSeen) {
  const [send] = useSaveProfileMutation();
  const [saved, setSaved] = useState(false);
  const [newTerms, setNewTerms] = useState<string | null>(null);
  const unanswered = useRef(false);
  const navigate = useNavigate();
  const later = useTimeout();

  function fail(message: string, more: Partial<ProfileFailure> = {}): ProfileFailure {
    notify.error(message, toast);
    return { message, detail: null, lost: false, atTerms: null, ...more };
  }

  /** No id, no profile; unless it was an earlier try that used the id up. */
  const lost = () => fail(text.noId, { lost: true, detail: unanswered.current ? text.mayBeStored : null });

  function refused({ code, message, termsVersion }: Refusal): ProfileFailure {
    if (code === 'registration-unknown') return lost();
    if (code !== 'terms-changed' || termsVersion === null) return fail(text.failed, { detail: message });
    setNewTerms(termsVersion);
    return fail(text.failed, { atTerms: message });
  }

  function end(isDeleted: boolean): Underage {
    endRegistration();
    return { isUnderage: true, isDeleted };
  }

  async function save(values: ProfileValues, clear: () => void): Promise<ProfileFailure | Underage | null> {
    const registrationId = readRegistrationId();
    if (registrationId === null) return lost();
    const underage = isUnderage(Number(values.age));
    // Another server may not know the limit, and would store the profile.
    if (underage && !sameOrigin) return end(false);
    try {
      const seen = newTerms === null ? words : { ...words, terms: newTerms };
      const profile = underage ? underageBody(values, seen) : profileBody(values, seen);
      await send({ registrationId, profile }).unwrap();
    } catch (error) {
      const failure = toFailure(error, registrationCodes);
      unanswered.current ||= isOutcomeUnknown(error);
      if (failure.kind !== 'refused') return fail(text.failed);
      if (underage && failure.code === 'age-invalid') return end(true);
      return refused(failure);
    }
    endRegistration();
    setSaved(true);
    notify.success(text.success, toast);
    later(times.afterProfile, () => {
      clear();
      void navigate('/login');
    });
    return null;
  }

  return { save, saved };
}
