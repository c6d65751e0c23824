import { useState, useSyncExternalStore } from 'react';
import { canSavePhone, type Phone, phone } from './phone.ts';
import { setPhone } from './set-phone.ts';

/** As `phone`, or 'unsayable' where the browser would not remember an answer, and before the page has come alive. */
type PhoneState = Phone | null | 'unsayable';

interface WhosePhone {
  readonly whose: PhoneState;
  /** Says whose phone it is; false when the browser refused to remember. */
  say(said: Phone): boolean;
}

const listeners = new Set<() => void>();

/** Whose phone this is, also when another tab says it. */
export function usePhone(userid: string): WhosePhone {
  const [canSay] = useState(canSavePhone);
  // What was rendered at build time is nobody's phone.
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

/** Do others use this phone too? */
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
