/** What the device remembers under `progress_{userid}`. */
export interface StoredProgress {
  currentStep: number;
  isFirstLogin: boolean;
}

/**
 * How far a person has come: one more than the highest position completed, 0 when none.
 * @param taken for each assessment in order: was it completed?
 */
export function progressStep(taken: readonly boolean[]): number {
  return taken.lastIndexOf(true) + 1;
}

/** May the assessment at this position (from 0) be started? */
export function isUnlocked(position: number, step: number): boolean {
  return position <= step;
}

/**
 * How a card stands; once all are done, no card is the current one. `unknown`: the step is the last one known, and the
 * person may have come further meanwhile.
 */
export type CardState = 'done' | 'current' | 'locked' | 'unknown';

/**
 * The state of the card at a position (from 0).
 * @param isSure the step is what the server says now; else nothing beyond it is known
 */
export function cardState(position: number, step: number, isSure = true): CardState {
  if (position < step) return 'done';
  if (isUnlocked(position, step)) return 'current';
  return isSure ? 'locked' : 'unknown';
}
