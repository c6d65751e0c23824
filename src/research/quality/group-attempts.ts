import type { Answer } from '#domain/answers/codes.ts';
import { dayMs } from '#domain/dates/day-length.ts';
import { isSameLanguage } from '#domain/instrument/translation.ts';
import type { Result } from '#domain/scoring/result.ts';
import type { PublishedInstrument } from '#server/instruments/published.ts';
import type { EligibleAttempt } from './eligible-attempt.ts';

/** The first attempt of a person, and the second one if it has the same version and language. */
export interface PersonAttempts {
  readonly answers: readonly Answer[];
  readonly result: Result;
  readonly again: { readonly days: number; readonly result: Result } | null;
}

/** People whose first attempt has the same version and language. */
export interface PersonGroup {
  readonly version: PublishedInstrument;
  readonly language: string;
  readonly people: readonly PersonAttempts[];
  /** Number of people who are left out because the browser had translated the questions of their first attempt. */
  readonly browserTranslated: number;
}

/** Filters; undefined for all. */
export interface GroupOptions {
  readonly instrument?: string | undefined;
  readonly language?: string | undefined;
}

/**
 * Groups first attempts by version and language. Later attempts are ignored, except the second one, and so are
 * unpublished versions and questions that the browser had translated, whose wording is unknown. Holds about 1 kB per attempt in memory.
 * @param sittings in the order of time for each person; people may be interleaved
 */
export async function groupFirstAttempts(
  sittings: AsyncIterable<EligibleAttempt>,
  versions: readonly PublishedInstrument[],
  { instrument, language }: GroupOptions,
): Promise<PersonGroup[]> {
  const byHash = new Map(versions.map((version) => [version.hash, version]));
  const seen = new Map<string, { sitting: EligibleAttempt; again: PersonAttempts['again']; count: number }>();
  for await (const sitting of sittings) {
    if (instrument !== undefined && sitting.instrumentId !== instrument) continue;
    const key = `${sitting.person} ${sitting.instrumentId}`;
    const first = seen.get(key);
    if (!first) seen.set(key, { sitting, again: null, count: 1 });
    else {
      first.count += 1;
      if (first.count === 2) first.again = getRepetition(first.sitting, sitting);
    }
  }
  const groups = new Map<
    string,
    { version: PublishedInstrument; language: string; people: PersonAttempts[]; browserTranslated: number }
  >();
  for (const { sitting, again } of seen.values()) {
    const version = byHash.get(sitting.instrumentHash);
    if (!version || (language !== undefined && !isSameLanguage(sitting.language, language))) continue;
    const key = `${sitting.instrumentHash} ${sitting.language}`;
    const group = groups.get(key) ?? {
      version,
      language: sitting.language,
      people: [],
      browserTranslated: 0,
    };
    groups.set(key, group);
    if (sitting.browserTranslated) group.browserTranslated += 1;
    else group.people.push({ answers: sitting.answers, result: sitting.result, again });
  }
  return [...groups.values()];
}

function getRepetition(first: EligibleAttempt, next: EligibleAttempt): PersonAttempts['again'] {
  if (first.instrumentHash !== next.instrumentHash || first.language !== next.language) return null;
  if (next.browserTranslated) return null;
  return {
    days: Math.floor((next.takenAt.getTime() - first.takenAt.getTime()) / dayMs),
    result: next.result,
  };
}
