import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiSameOrigin } from '#api/address.ts';
import { consumeReturnPath } from '#api/device/return-target.ts';
import { markTrialAnswersRegistered } from '#api/device/trial-answers.ts';
import { toFailure } from '#api/failure.ts';
import { type ParsedRegistration, registrationCodes } from '#contract/wire/accounts.ts';
import type { ErrorResponse } from '#contract/wire/errors.ts';
import { parseAge } from '#domain/account/digits.ts';
import { isUnderage } from '#domain/account/rules.ts';
import { notify } from '#ui/toast/toast.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { isOutcomeUnknown } from '../form/is-outcome-unknown.ts';
import { useTimeout } from '../form/use-timeout.ts';
import { removeRegistrationData, readRegistrationId } from '../registration-id.ts';
import { useStartSession } from '../start-session.ts';
import { times } from '../times.ts';
import { useSaveProfileMutation } from './own-profile-api.ts';
import {
  type RegistrationValues,
  toRegistrationBody,
  toUnderageBody,
  type ConsentVersions,
} from './registration-values.ts';

const toast = { duration: times.toast };

/** A failed submission: the message of the toast, and the message of the server if there is one. */
export interface RegistrationFailure {
  readonly message: string;
  readonly detail: string | null;
  /** The registration id is unknown; the person must log in again. */
  readonly isIdUnknown: boolean;
  /** Message for the terms checkbox: the terms have changed and must be accepted again. */
  readonly termsMessage: string | null;
}

/** The registration ended because the person is under 18. */
interface Underage {
  readonly isUnderage: true;
  readonly isDeleted: boolean;
}

/**
 * Submits the profile under the registration id of the cookie. A response with a session logs the person in: the
 * dashboard follows, or the page that asked for a login. Without one, as from another server, the login follows, as
 * specified. `save` calls `clear` before it leaves the screen.
 * @param versions versions of the displayed texts. If the server reports newer terms, the next submission sends
 *   that version, which the terms page displays by then.
 */
export function useRegistration(versions: ConsentVersions) {
  const { t } = useTranslation();
  const [send] = useSaveProfileMutation();
  const [saved, setSaved] = useState(false);
  const [newTerms, setNewTerms] = useState<string | null>(null);
  const hasUnknownOutcome = useRef(false);
  const navigate = useNavigate();
  const startSession = useStartSession();
  const runLater = useTimeout();

  function fail(message: string, more: Partial<RegistrationFailure> = {}): RegistrationFailure {
    notify.error(message, toast);
    return { message, detail: null, isIdUnknown: false, termsMessage: null, ...more };
  }

  /** The registration id is missing. An earlier request without a response may have used it. */
  const isIdUnknown = () =>
    fail(t('registration.profile.noId'), {
      isIdUnknown: true,
      detail: hasUnknownOutcome.current ? t('registration.profile.mayBeStored') : null,
    });

  function handleRefusal({ code, message, termsVersion }: ErrorResponse): RegistrationFailure {
    if (code === 'registration-unknown') return isIdUnknown();
    if (code !== 'terms-changed' || termsVersion === null)
      return fail(t('registration.profile.failed'), { detail: message });
    setNewTerms(termsVersion);
    return fail(t('registration.profile.failed'), { termsMessage: message });
  }

  function endUnderage(isDeleted: boolean): Underage {
    removeRegistrationData();
    return { isUnderage: true, isDeleted };
  }

  /** @returns whether the browser saved the session */
  function enter({ userid, token, username }: ParsedRegistration): boolean {
    if (!startSession({ userid, token })) return false;
    // The next login needs the username. It also reveals the account of another person.
    const message =
      username === null
        ? t('registration.profile.loggedIn')
        : t('registration.profile.loggedInAs', { username });
    notify.success(message, toast);
    void navigate(consumeReturnPath(userid) ?? '/dashboard', { replace: true });
    return true;
  }

  async function save(
    values: RegistrationValues,
    clear: () => void,
  ): Promise<RegistrationFailure | Underage | null> {
    const registrationId = readRegistrationId();
    let registered: ParsedRegistration | null;
    if (registrationId === null) return isIdUnknown();
    const isUnderagePerson = isUnderage(parseAge(values.age));
    // A server of another origin may not check the age, so nothing is sent.
    if (isUnderagePerson && !isApiSameOrigin) return endUnderage(false);
    try {
      const sentVersions = newTerms === null ? versions : { ...versions, terms: newTerms };
      const profile = isUnderagePerson
        ? toUnderageBody(values, sentVersions)
        : toRegistrationBody(values, sentVersions);
      registered = await send({ registrationId, profile }).unwrap();
    } catch (error) {
      const failure = toFailure(error, registrationCodes);
      hasUnknownOutcome.current ||= isOutcomeUnknown(error);
      if (failure.kind !== 'refused') return fail(t('registration.profile.failed'));
      if (isUnderagePerson && failure.code === 'age-invalid') return endUnderage(true);
      return handleRefusal(failure);
    }
    removeRegistrationData();
    markTrialAnswersRegistered();
    setSaved(true);
    if (registered !== null && enter(registered)) {
      clear();
      return null;
    }
    notify.success(t('registration.profile.success'), toast);
    runLater(times.afterProfile, () => {
      clear();
      void navigate('/login');
    });
    return null;
  }

  return { save, saved };
}
