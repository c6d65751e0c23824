import { useDispatch } from 'react-redux';
import { api } from '#api/api.ts';
import { forgetPerson } from '#api/device/forget-person.ts';
import { sessionEnded } from '#api/session.ts';

/**
 * Takes a person's traces off this device, and all that was fetched for them out of the program.
 * @param sectionIds the sections that may hold drafts
 */
export function useForgetPerson(sectionIds: readonly string[]): (userid: string) => void {
  const dispatch = useDispatch();
  return (userid) => {
    forgetPerson(sectionIds, userid);
    dispatch(sessionEnded());
    dispatch(api.util.resetApiState());
  };
}
