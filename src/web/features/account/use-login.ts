import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { sameOrigin } from '#api/address.ts';
import { type ApiDispatch, api } from '#api/api.ts';
import { useLazyConsentsQuery } from '#api/consent-api.ts';
import { forgetOthersInTab } from '#api/device/drafts.ts';
import { consumeReturnPath } from '#api/device/return-target.ts';
import { toFailure } from '#api/failure.ts';
import { endSession } from '#api/logout-api.ts';
import { sessionStarted, writeSession } from '#api/session.ts';
import type { Credentials } from '#contract/requests.ts';
import { loginCodes, type ReadLoginResult } from '#contract/wire/accounts.ts';
import { limits } from '#domain/account/limits.ts';
import { notify } from '#ui/toast/toast.tsx';
import { useLoginMutation } from './account-api.ts';
import { useTimeout } from './form/use-timeout.ts';
import { forgetProfileDraft } from './profile-draft.ts';
import { saveRegistrationId } from './registration-id.ts';
import { strings } from './strings.ts';
import { needsConsent } from './terms/older-terms.ts';
import { times } from './times.ts';

const text = strings.login;
const toast = { ms: times.toast };

interface Login {
  /** Resolves to what went wrong, or to null. */
  logIn(credentials: Credentials, remember: boolean): Promise<string | null>;
  /** It worked. Until the screen is left nothing more must be sent: another login would end what this one began. */
  readonly done: boolean;
}

/**
 * Logs in, shows the toast and leads on after a second: to where the person was when their session ended, else
 * to the dashboard; before that, once, to terms that are newer than those they agreed to. A person without a
 * profile is led to the registration form.
 */
export function useLogin(): Login {
  const [send] = useLoginMutation();
  const [done, setDone] = useState(false);
  const [askConsents] = useLazyConsentsQuery();
  const dispatch = useDispatch<ApiDispatch>();
  const navigate = useNavigate();
  const later = useTimeout();

  function fail(message: string): string {
    notify.error(message, toast);
    return message;
  }

  /** @returns whether the browser kept the id */
  function completeRegistration(id: string, username: string): boolean {
    if (!saveRegistrationId(id, username)) return false;
    notify.info(text.incomplete, toast);
    later(times.afterLogin, () => void navigate('/registrationForm'));
    return true;
  }

  /** @returns whether the browser kept the session */
  function start(userid: string, token: string, remember: boolean): boolean {
    const session = { userid, token };
    if (!writeSession(session, remember ? limits.rememberDays : undefined)) {
      // Nobody holds this token any more: it need not live on.
      void dispatch(endSession(token));
      return false;
    }
    // Whatever another person of this browser has left in memory.
    dispatch(api.util.resetApiState());
    dispatch(sessionStarted(session));
    forgetProfileDraft();
    forgetOthersInTab(userid);
    notify.success(text.success, toast);
    void leadOn(userid, consumeReturnPath(userid) ?? '/dashboard');
    return true;
  }

  async function leadOn(userid: string, target: string) {
    const since = Date.now();
    const asks = await needsConsent(askConsents(userid).unwrap());
    const go = () =>
      asks
        ? navigate('/termsUpdate', { replace: true, state: { target } })
        : navigate(target, { replace: true });
    later(Math.max(times.afterLogin - (Date.now() - since), 0), () => void go());
  }

  async function logIn(credentials: Credentials, remember: boolean): Promise<string | null> {
    let answer: ReadLoginResult;
    try {
      const ours = sameOrigin && remember ? { remember } : {};
      answer = await send({ ...credentials, ...ours, username: credentials.username.trim() }).unwrap();
    } catch (error) {
      const failure = toFailure(error, loginCodes);
      if (failure.kind !== 'refused') return fail(text.failed);
      return fail(failure.code === 'credentials-wrong' ? text.wrong : (failure.message ?? text.failed));
    }
    if (answer.kind === 'wrong') return fail(text.wrong);
    if (answer.kind === 'unreadable') return fail(text.failed);
    const known =
      answer.kind === 'incomplete'
        ? completeRegistration(answer.registrationId, credentials.username)
        : start(answer.userid, answer.token, remember);
    if (!known) return fail(text.noCookies);
    setDone(true);
    return null;
  }

  return { logIn, done };
}
