import { useDispatch } from 'react-redux';
import { api } from '#api/api.ts';
import { forgetPerson } from '#api/device/forget-person.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { loadOutbox } from '#api/outbox/load.ts';
import { sessionEnded } from '#api/session.ts';

/**
 * Takes the traces of a person whose account is gone off this device, sealed answers among them, and all that was fetched for them out of the program.
 * @param sectionIds the sections that may hold drafts
 */
export function useForgetPerson(sectionIds: readonly string[]): (userid: string) => void {
  const dispatch = useDispatch();
  return (userid) => {
    forgetPerson(sectionIds, userid);
    if (countQueuedAnswers() > 0)
      loadOutbox()
        .then(({ deleteAllQueued }) => deleteAllQueued(userid))
        .catch(() => undefined);
    dispatch(sessionEnded());
    dispatch(api.util.resetApiState());
  };
}
