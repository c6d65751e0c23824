import { useDispatch } from 'react-redux';
import { api } from '#api/api.ts';
import { removeUserFromDevice } from '#api/device/remove-user-from-device.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { loadOutbox } from '#api/outbox/load-outbox.ts';
import { sessionEnded } from '#api/session.ts';

/**
 * Removes the data of a deleted account from this device: drafts, encrypted answers, session and cache.
 * @param sectionIds sections that may have drafts
 */
export function useRemoveUserFromDevice(sectionIds: readonly string[]): (userid: string) => void {
  const dispatch = useDispatch();
  return (userid) => {
    removeUserFromDevice(sectionIds, userid);
    if (countQueuedAnswers() > 0)
      loadOutbox()
        .then(({ deleteAllQueued }) => deleteAllQueued(userid))
        .catch(() => undefined);
    dispatch(sessionEnded());
    dispatch(api.util.resetApiState());
  };
}
