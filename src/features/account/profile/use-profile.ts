import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../../api/failure.ts';
import { notify } from '../../../ui/toast/toast.tsx';
import { useSaveProfileMutation } from '../account-api.ts';
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
}

/**
 * Sends the profile under the registration id of the cookie. On success: toast, and after a moment the login;
 * `save` takes a function that empties the form just before the screen is left.
 * @param words the versions of the words that the person could read
 */
export function useProfile(words: WordsSeen) {
  const [send] = useSaveProfileMutation();
  const [saved, setSaved] = useState(false);
  const navigate = useNavigate();
  const later = useLater();

  function fail(message: string, detail: string | null = null): ProfileFailure {
    notify.error(message, toast);
    return { message, detail, lost: message === text.noId };
  }

  async function save(values: ProfileValues, clear: () => void): Promise<ProfileFailure | null> {
    const registrationId = registrationUnderWay();
    if (registrationId === null) return fail(text.noId);
    try {
      await send({ registrationId, profile: profileBody(values, words) }).unwrap();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'refused') return fail(text.failed);
      return failure.status === 404 ? fail(text.noId) : fail(text.failed, failure.message);
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
