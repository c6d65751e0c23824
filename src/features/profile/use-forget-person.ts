import { useDispatch } from 'react-redux';
import { api } from '../../api/api.ts';
import { removeCookie } from '../../api/device/cookies.ts';
import { forgetDrafts } from '../../api/device/drafts.ts';
import { forgetReading } from '../../api/device/forget-reading.ts';
import { clearMarks } from '../../api/device/marks.ts';
import { forgetProgress } from '../../api/device/progress.ts';
import { tab } from '../../api/device/storage.ts';
import { removeSession, sessionEnded } from '../../api/session.ts';
import { cookies } from '../../contract/paths.ts';

/**
 * Takes a person's traces off this device: cookies, unfinished answers, progress, what was read,
 * whatever the tab remembers, and all that was fetched.
 * @param sectionIds the sections that may hold drafts
 */
export function useForgetPerson(sectionIds: readonly string[]): (userid: string) => void {
  const dispatch = useDispatch();
  return (userid) => {
    forgetDrafts(sectionIds, userid);
    forgetProgress(userid);
    forgetReading(userid);
    clearMarks();
    for (const key of tab.keys()) tab.remove(key);
    removeCookie(cookies.registrationId);
    removeSession();
    dispatch(sessionEnded());
    dispatch(api.util.resetApiState());
  };
}
