/** What the device remembers under `progress_{userid}`. */
export interface StoredProgress {
  currentStep: number;
  isFirstLogin: boolean;
}

/**
 * How far a person has come: one more than the highest position completed, 0 when none.
 * @param records one per assessment in order; `totalsum` is '' or '[]' where it is not completed
 */
export function progressStep(records: readonly { totalsum: string }[]): number {
  return records.findLastIndex(({ totalsum }) => Boolean(totalsum) && totalsum !== '[]') + 1;
}

/** May the assessment at this position (from 0) be started? */
export function isUnlocked(position: number, step: number): boolean {
  return position <= step;
}

/** The state of the card at a position (from 0); once all are done, no card is the current one. */
export function cardState(position: number, step: number): 'done' | 'current' | 'locked' {
  if (position < step) return 'done';
  return isUnlocked(position, step) ? 'current' : 'locked';
}
