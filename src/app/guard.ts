import { replace } from 'react-router-dom';
import { readCookie } from '../api/device/cookies.ts';
import { cookies } from '../contract/paths.ts';

/**
 * Runs before every navigation to a protected route: without a token cookie the visitor is sent to the login
 * page, and Back does not lead here again. Unknown addresses stand behind it too.
 * @param followSession sees to it that no page is opened for one person and asked for with the token of another
 */
export function guard(followSession: () => Promise<void>): () => Promise<Response | null> {
  return async () => {
    await followSession();
    return readCookie(cookies.token) === null ? replace('/login') : null;
  };
}
