import { useState, useSyncExternalStore } from 'react';
import { type PhoneOwnership, readPhoneOwnership } from './phone-ownership.ts';
import { canSavePhoneOwnership, savePhoneOwnership } from './save-phone-ownership.ts';
import { isPhoneShared } from './storage.ts';

/** As `readPhoneOwnership`. 'unavailable' before hydration, or if the browser denies storage. */
type PhoneState = PhoneOwnership | null | 'unavailable';

interface PhoneSetting {
  readonly phone: PhoneState;
  /**
   * Saves the setting.
   * @returns false if the browser rejected it
   */
  savePhone(phone: PhoneOwnership): boolean;
}

const listeners = new Set<() => void>();

/** Whose phone this is. Updates when another tab changes it. */
export function usePhoneOwnership(userid: string): PhoneSetting {
  const [canSave] = useState(canSavePhoneOwnership);
  // Prerendering at build time has no device.
  const storedPhone = useSyncExternalStore(subscribe, readPhoneOwnership, () => 'unavailable' as const);
  return {
    phone: storedPhone ?? (canSave ? null : 'unavailable'),
    savePhone(phone) {
      const isSaved = savePhoneOwnership(phone, userid);
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
