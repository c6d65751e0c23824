import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiSameOrigin } from '#api/address.ts';
import { useLazyConsentsQuery } from '#api/consent-api.ts';
import { consumeReturnPath } from '#api/device/return-target.ts';
import { toFailure } from '#api/failure.ts';
import type { Credentials } from '#contract/requests.ts';
import { loginCodes, type ParsedLoginResult } from '#contract/wire/accounts.ts';
import { limits } from '#domain/account/limits.ts';
import { notify } from '#ui/toast/toast.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { useLoginMutation } from './account-api.ts';
import { useTimeout } from './form/use-timeout.ts';
import { saveRegistrationId } from './registration-id.ts';
import { useStartSession } from './start-session.ts';
import { needsConsent } from './terms/older-terms.ts';
import { times } from './times.ts';

const toast = { duration: times.toast };

interface Login {
  /** Resolves to an error message, or to null. */
  logIn(credentials: Credentials, remember: boolean): Promise<string | null>;
  /** The login succeeded. Nothing more may be submitted: another login would end this session. */
  readonly isDone: boolean;
}

/**
 * Logs in, shows a toast and redirects after a second: to the target saved when the session ended, or to the
 * dashboard. Newer terms come before the target, and a person without a profile goes to the registration form.
 * @param onRejected called with a message if the server rejects the new session
 */
export function useLogin(onRejected: (message: string) => void): Login {
  const { t } = useTranslation();
  const [send] = useLoginMutation();
  const [isDone, setIsDone] = useState(false);
  const [fetchConsents] = useLazyConsentsQuery();
  const startSession = useStartSession();
  const navigate = useNavigate();
  const runLater = useTimeout();

  function fail(message: string): string {
    notify.error(message, toast);
    return message;
  }

  /** @returns whether the browser saved the id */
  function completeRegistration(id: string, username: string): boolean {
    if (!saveRegistrationId(id, username)) return false;
    notify.info(t('login.incomplete'), toast);
    runLater(times.afterLogin, () => void navigate('/registrationForm'));
    return true;
  }

  /** @returns whether the browser saved the session */
  function enter(userid: string, token: string, remember: boolean): boolean {
    if (!startSession({ userid, token }, remember ? limits.rememberDays : undefined)) return false;
    notify.success(t('login.success'), toast);
    void redirectAfterLogin(userid, consumeReturnPath(userid) ?? '/dashboard');
    return true;
  }

  async function redirectAfterLogin(userid: string, target: string) {
    const since = Date.now();
    const consents = fetchConsents(userid);
    let isRejected = false;
    const readStatus = async () => {
      const { error } = await consents;
      isRejected = error !== undefined && 'status' in error && error.status === 401;
    };
    void readStatus();
    const isConsentNeeded = await needsConsent(consents.unwrap());
    // The right password opened a session, and the first request with it was rejected.
    if (isRejected) {
      setIsDone(false);
      return onRejected(fail(t('app.sessionNotAccepted')));
    }
    const go = () =>
      isConsentNeeded
        ? navigate('/termsUpdate', { replace: true, state: { target } })
        : navigate(target, { replace: true });
    runLater(Math.max(times.afterLogin - (Date.now() - since), 0), () => void go());
  }

  async function logIn(credentials: Credentials, remember: boolean): Promise<string | null> {
    let answer: ParsedLoginResult;
    try {
      const extraFields = isApiSameOrigin && remember ? { remember } : {};
      answer = await send({ ...credentials, ...extraFields, username: credentials.username.trim() }).unwrap();
    } catch (error) {
      const failure = toFailure(error, loginCodes);
      if (failure.kind !== 'refused') return fail(t('login.failed'));
      return fail(
        failure.code === 'credentials-wrong' ? t('login.wrong') : (failure.message ?? t('login.failed')),
      );
    }
    if (answer.kind === 'wrong') return fail(t('login.wrong'));
    if (answer.kind === 'unreadable') return fail(t('login.failed'));
    const isSaved =
      answer.kind === 'incomplete'
        ? completeRegistration(answer.registrationId, credentials.username)
        : enter(answer.userid, answer.token, remember);
    if (!isSaved) return fail(t('login.noCookies'));
    setIsDone(true);
    return null;
  }

  return { logIn, isDone };
}
