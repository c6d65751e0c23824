import type { StoredProgress } from '#domain/progress/progress.ts';
import { progressKey } from './forget-progress.ts';
import { home } from './home.ts';

/** Keeps the step that the server's progress gave, under `progress_{userid}`. */
export function saveProgress(userid: string, progress: StoredProgress): void {
  home().write(progressKey(userid), JSON.stringify(progress));
}

/** The step that the server gave the last time; null where nothing is kept that can be read. */
export function keptStep(userid: string): number | null {
  try {
    const { currentStep }: Partial<StoredProgress> = JSON.parse(home().read(progressKey(userid)) ?? '{}');
    return Number.isInteger(currentStep) ? Number(currentStep) : null;
  } catch {
    return null;
  }
}
