import type { PastAttempt } from '#contract/wire/sections.ts';
import { getVisibleParts } from '#domain/instrument/translation.ts';
import type { KnownDemographics } from '#domain/scoring/demographics.ts';
import type { Scores } from '#domain/scoring/result.ts';
import { areComparable, findAttemptEdition } from '#web-language/editions.ts';
import type { Format } from '#language/format.ts';

/** One attempt in the history. */
export interface TimelineAttempt {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** DD-MM-YYYY. */
  readonly day: string;
  /** By score id; null if it could not be calculated. */
  readonly scores: Scores;
  /** False if the attempt answered another major version of the questions than the newest one, or in another language. */
  readonly compared: boolean;
  /** False if the level may not be displayed, because of the language. */
  readonly hasLevel: boolean;
  /** Known demographics at that attempt. */
  readonly knownDemographics: KnownDemographics;
}

/**
 * Sorts the attempts by time, oldest first. Attempts with an invalid time are left out.
 * @param history attempts, newest first
 */
export function sortAttempts(
  format: Format,
  instrumentId: string,
  history: readonly PastAttempt[],
): TimelineAttempt[] {
  const [newest] = history;
  return history
    .map(({ time, scores, age, gender, education, ...attempt }) => ({
      time: Date.parse(time ?? ''),
      day: format.dashDay(time ?? ''),
      scores,
      compared: newest === undefined || areComparable(instrumentId, newest, attempt),
      hasLevel: getVisibleParts(findAttemptEdition(instrumentId, attempt)).level,
      knownDemographics: { age, gender, education },
    }))
    .filter(({ day }) => day !== '')
    .reverse()
    .sort((a, b) => a.time - b.time);
}
