import type { PastAttempt } from '#contract/wire/sections.ts';
import { formatDashDate } from '#domain/dates/numeric.ts';
import { isComparable } from '#domain/scoring/change.ts';
import type { KnownDemographics } from '#domain/scoring/facts.ts';
import type { Scores } from '#domain/scoring/result.ts';

/** One attempt in the history. */
export interface Attempt {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** DD-MM-YYYY. */
  readonly day: string;
  /** By score id; null where it could not be calculated. */
  readonly scores: Scores;
  /** False when other questions were answered than in the newest attempt: another major version. */
  readonly compared: boolean;
  /** Facts of the person at that attempt, as far as they are told. */
  readonly known: KnownDemographics;
}

/**
 * The attempts in time, oldest first. Those whose time cannot be read have no place in it and are left out.
 * @param history newest first
 */
export function sortAttempts(history: readonly PastAttempt[]): Attempt[] {
  const newest = history[0]?.version;
  return history
    .map(({ time, scores, version, age, gender, education }) => ({
      time: Date.parse(time ?? ''),
      day: formatDashDate(time ?? ''),
      scores,
      compared: isComparable(newest, version),
      known: { age, gender, education },
    }))
    .filter(({ day }) => day !== '')
    .toReversed()
    .toSorted((a, b) => a.time - b.time);
}
