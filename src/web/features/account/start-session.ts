import { useDispatch } from 'react-redux';
import { type ApiDispatch, api } from '#api/api.ts';
import { removeOtherUsersDrafts } from '#api/device/drafts.ts';
import { endSession } from '#api/logout-api.ts';
import { type Session, sessionStarted, writeSession } from '#api/session.ts';
import { forgetProfileDraft } from './profile-draft.ts';

/**
 * Returns a function that starts a session in this browser, after a login or a registration. `days` is the lifetime of
 * its cookies; without it they end with the browser. It returns false if the browser did not save the session.
 */
export function useStartSession(): (session: NonNullable<Session>, days?: number) => boolean {
  const dispatch = useDispatch<ApiDispatch>();
  return (session, days) => {
    if (!writeSession(session, days)) {
      // The token could not be saved, so its session is ended on the server.
      void dispatch(endSession(session.token));
      return false;
    }
    // Removes cached data of another person.
    dispatch(api.util.resetApiState());
    dispatch(sessionStarted(session));
    forgetProfileDraft();
    removeOtherUsersDrafts(session.userid);
    return true;
  };
}
