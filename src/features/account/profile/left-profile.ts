import { useEffect } from 'react';
import { keepTyped, typedUnder } from '../unsent-profile.ts';
import { emptyProfile, type ProfileValues } from './profile-values.ts';

/**
 * The form as it was left in this tab. Its two boxes are empty: a consent is given to the words on the screen.
 * @param id of the registration
 */
export function leftProfile(id: string | null): ProfileValues {
  return { ...emptyProfile, ...typedUnder(id) };
}

/** Keeps what is typed in the form for this tab, until it has arrived. */
export function useKeptProfile(id: string | null, values: ProfileValues, arrived: boolean): void {
  useEffect(() => {
    const { terms: _, research: __, ...facts } = values;
    if (id !== null && !arrived) keepTyped(id, facts);
  }, [id, values, arrived]);
}
