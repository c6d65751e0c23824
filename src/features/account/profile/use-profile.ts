import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Failure, failureOf } from '../../../api/failure.ts';
import type { ErrorBody } from '../../../contract/bodies.ts';
import { notify } from '../../../ui/toast/toast.tsx';
import { useSaveProfileMutation } from '../account-api.ts';
import { mayHaveWorked } from '../form/may-have-worked.ts';
import { useLater } from '../form/use-later.ts';
import { endRegistration, registrationUnderWay } from '../registration-id.ts';
import { strings } from '../strings.ts';
import { times } from '../times.ts';
import { type ProfileValues, profileBody, type WordsSeen } from './profile-values.ts';

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

type Refused = Extract<Failure, { kind: 'refused' }>;

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
  const later = useLater();

  function fail(message: string, more: Partial<ProfileFailure> = {}): ProfileFailure {
    notify.error(message, toast);
    return { message, detail: null, lost: message === text.noId, atTerms: null, ...more };
  }

  /** No id, no profile; unless it was an earlier try that used the id up. */
  const lost = () => fail(text.noId, { detail: unanswered.current ? text.mayBeStored : null });

  function refused({ status, message }: Refused, inForce: string | null): ProfileFailure {
    if (status === 404) return lost();
    if (inForce === null) return fail(text.failed, { detail: message });
    setNewTerms(inForce);
    return fail(text.failed, { atTerms: message });
  }

  async function save(values: ProfileValues, clear: () => void): Promise<ProfileFailure | null> {
    const registrationId = registrationUnderWay();
    if (registrationId === null) return lost();
    try {
      const seen = newTerms === null ? words : { ...words, terms: newTerms };
      await send({ registrationId, profile: profileBody(values, seen) }).unwrap();
    } catch (error) {
      const failure = failureOf(error);
      unanswered.current ||= mayHaveWorked(error);
      if (failure.kind !== 'refused') return fail(text.failed);
      return refused(failure, termsIn(error));
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

/** The version of the terms in force, which comes with the refusal of an older one (409); null with every other. */
function termsIn(error: unknown): string | null {
  const { status, data } = error as { status?: unknown; data?: Partial<ErrorBody> | null };
  return status === 409 && typeof data?.termsVersion === 'string' ? data.termsVersion : null;
}
