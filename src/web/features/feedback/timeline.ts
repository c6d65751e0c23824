import type { PastAttempt } from '#contract/wire/sections.ts';
import { isComparable } from '#domain/scoring/change.ts';
import type { KnownDemographics } from '#domain/scoring/demographics.ts';
import type { Scores } from '#domain/scoring/result.ts';
import type { Format } from '#language/format.ts';

/** One attempt in the history. */
export interface TimelineAttempt {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** DD-MM-YYYY. */
  readonly day: string;
  /** By score id; null if it could not be calculated. */
  readonly scores: Scores;
  /** False if the attempt answered another major version of the questions than the newest one. */
  readonly compared: boolean;
  /** Known demographics at that attempt. */
  readonly knownDemographics: KnownDemographics;
}

/**
 * Sorts the attempts by time, oldest first. Attempts with an invalid time are left out.
 * @param history attempts, newest first
 */
export function sortAttempts(format: Format, history: readonly PastAttempt[]): TimelineAttempt[] {
  const newest = history[0]?.version;
  return history
    .map(({ time, scores, version, age, gender, education }) => ({
      time: Date.parse(time ?? ''),
      day: format.dashDay(time ?? ''),
      scores,
      compared: isComparable(newest, version),
      knownDemographics: { age, gender, education },
    }))
    .filter(({ day }) => day !== '')
    .toReversed()
    .toSorted((a, b) => a.time - b.time);
}
