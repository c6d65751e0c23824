import type { StoredProgress } from '../../domain/progress/progress.ts';
import { device } from './storage.ts';

const key = (userid: string) => `progress_${userid}`;

/** Keeps the step that the server's progress gave, under `progress_{userid}`. */
export function saveProgress(userid: string, progress: StoredProgress): void {
  device.write(key(userid), JSON.stringify(progress));
}

/** Removes it: on logout of a shared phone. */
export function forgetProgress(userid: string): void {
  device.remove(key(userid));
}
