import { device } from './storage.ts';

/** The step is kept under this. Apart from `progress.ts`, which only the dashboards need to load. */
export const progressKey = (userid: string) => `progress_${userid}`;

/** Removes it: on logout of a shared phone. */
export function forgetProgress(userid: string): void {
  device.remove(progressKey(userid));
}
