import { device } from './storage.ts';

/** The server's public key is kept under this: nobody's, but it says that questions were opened here. */
export const sealingKeyPlace = 'sealingKey';

/** Removes it: on logout of a shared phone, and at the quick exit. The next questionnaire fetches it again. */
export function forgetSealingKey(): void {
  device.remove(sealingKeyPlace);
}
