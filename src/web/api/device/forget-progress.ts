import { home, places } from './home.ts';
import { device } from './storage.ts';

/** The step is kept under this. Apart from `progress.ts`, which only the dashboards need to load. */
export const progressKey = (userid: string) => `progress_${userid}`;

/** Removes it: on logout of a shared phone. */
export function forgetProgress(userid: string): void {
  for (const place of places) place.remove(progressKey(userid));
}

/**
 * Does the device, not the tab alone, keep a step of this person? A logout or quick exit in whatever tab would have taken
 * it along: a session that is gone nevertheless has had its time. Of a shared phone that cannot be told.
 */
export function keepsProgress(userid: string): boolean {
  return device.read(progressKey(userid)) !== null;
}

/** Takes it to where it is kept from now on. */
export function moveProgress(userid: string): void {
  const key = progressKey(userid);
  for (const place of places) {
    const kept = place === home() ? null : place.read(key);
    if (kept === null) continue;
    home().write(key, kept);
    place.remove(key);
  }
}
