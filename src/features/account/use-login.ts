import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api/api.ts';
import { useLazyConsentsQuery } from '../../api/consent-api.ts';
import { takeReturn } from '../../api/device/return-target.ts';
import { failureOf } from '../../api/failure.ts';
import { sessionStarted, writeSession } from '../../api/session.ts';
import type { Credentials } from '../../contract/bodies.ts';
import { limits } from '../../domain/account/limits.ts';
import { notify } from '../../ui/toast/toast.tsx';
import { useLoginMutation } from './account-api.ts';
import { useLater } from './form/use-later.ts';
import type { LoggedIn } from './logged-in.ts';
import { keepRegistration } from './registration-id.ts';
import { strings } from './strings.ts';
import { shallAskForTerms } from './terms/older-terms.ts';
import { times } from './times.ts';
import { forgetTyped } from './unsent-profile.ts';

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
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const later = useLater();

  function fail(message: string): string {
    notify.error(message, toast);
    return message;
  }

  function completeRegistration(id: string, username: string) {
    keepRegistration(id, username);
    notify.info(text.incomplete, toast);
    later(times.afterLogin, () => void navigate('/registrationForm'));
  }

  function start(userid: string, token: string, remember: boolean) {
    const session = { userid, token };
    writeSession(session, remember ? limits.rememberDays : undefined);
    // Whatever another person of this browser has left in memory.
    dispatch(api.util.resetApiState());
    dispatch(sessionStarted(session));
    forgetTyped();
    notify.success(text.success, toast);
    void leadOn(userid, takeReturn(userid) ?? '/dashboard');
  }

  async function leadOn(userid: string, target: string) {
    const since = Date.now();
    const asks = await shallAskForTerms(askConsents(userid).unwrap());
    const go = () =>
      asks
        ? navigate('/termsUpdate', { replace: true, state: { target } })
        : navigate(target, { replace: true });
    later(Math.max(times.afterLogin - (Date.now() - since), 0), () => void go());
  }

  async function logIn(credentials: Credentials, remember: boolean): Promise<string | null> {
    let answer: LoggedIn;
    try {
      answer = await send({ ...credentials, username: credentials.username.trim() }).unwrap();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'refused') return fail(text.failed);
      return fail(failure.status === 401 ? text.wrong : (failure.message ?? text.failed));
    }
    if (answer.kind === 'wrong') return fail(text.wrong);
    if (answer.kind === 'unreadable') return fail(text.failed);
    setDone(true);
    if (answer.kind === 'incomplete') completeRegistration(answer.registrationId, credentials.username);
    else start(answer.userid, answer.token, remember);
    return null;
  }

  return { logIn, done };
}
