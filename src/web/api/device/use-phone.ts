import { useState, useSyncExternalStore } from 'react';
import { canSavePhone, type Phone, phone } from './phone.ts';
import { setPhone } from './set-phone.ts';

/** As `phone`. 'unsayable' before hydration, or if the browser denies storage. */
type PhoneState = Phone | null | 'unsayable';

interface WhosePhone {
  readonly whose: PhoneState;
  /**
   * Saves the setting.
   * @returns false if the browser rejected it
   */
  say(said: Phone): boolean;
}

const listeners = new Set<() => void>();

/** Whose phone this is. Updates when another tab changes it. */
export function usePhone(userid: string): WhosePhone {
  const [canSay] = useState(canSavePhone);
  // Prerendering at build time has no device.
  const said = useSyncExternalStore(subscribe, phone, () => 'unsayable' as const);
  return {
    whose: said ?? (canSay ? null : 'unsayable'),
    say(said) {
      const kept = setPhone(said, userid);
      for (const changed of listeners) changed();
      return kept;
    },
  };
}

/** Whether other people use this phone too. */
export function useSharedPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => phone() === 'shared',
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
