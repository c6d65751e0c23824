import { useState, useSyncExternalStore } from 'react';
import { type Phone, readPhone } from './phone.ts';
import { canSavePhone, setPhone } from './set-phone.ts';
import { isPhoneShared } from './storage.ts';

/** As `readPhone`. 'unavailable' before hydration, or if the browser denies storage. */
type PhoneState = Phone | null | 'unavailable';

interface PhoneSetting {
  readonly phone: PhoneState;
  /**
   * Saves the setting.
   * @returns false if the browser rejected it
   */
  savePhone(phone: Phone): boolean;
}

const listeners = new Set<() => void>();

/** Whose phone this is. Updates when another tab changes it. */
export function usePhoneOwnership(userid: string): PhoneSetting {
  const [canSave] = useState(canSavePhone);
  // Prerendering at build time has no device.
  const storedPhone = useSyncExternalStore(subscribe, readPhone, () => 'unavailable' as const);
  return {
    phone: storedPhone ?? (canSave ? null : 'unavailable'),
    savePhone(phone) {
      const isSaved = setPhone(phone, userid);
      for (const notify of listeners) notify();
      return isSaved;
    },
  };
}

/** Whether other people may use this phone too. */
export function useIsPhoneShared(): boolean {
  return useSyncExternalStore(subscribe, isPhoneShared, () => true);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}
