import type { Answer } from '#domain/answers/codes.ts';
import { dayMs } from '#domain/dates/day-length.ts';
import type { Result } from '#domain/scoring/result.ts';
import type { Published } from '#server/instruments/published.ts';
import type { Sitting } from './sitting.ts';

/** One person's first attempt, and the second one if it was of the same version in the same language. */
export interface Person {
  readonly answers: readonly Answer[];
  readonly result: Result;
  readonly again: { readonly days: number; readonly result: Result } | null;
}

/** Everybody who first answered one version in one language. */
export interface Gathered {
  readonly version: Published;
  readonly language: string;
  readonly people: readonly Person[];
}

/** Which figures are wanted; undefined for all. */
export interface GatherOptions {
  readonly instrument?: string | undefined;
  readonly language?: string | undefined;
}

/**
 * First attempts, by version and language; holds what people answered in memory, about 1 kB for each. Later attempts are
 * left out but for the very next one, and attempts at versions that were never published.
 * @param sittings each person's in order of time; people may be mixed
 */
export async function gather(
  sittings: AsyncIterable<Sitting>,
  versions: readonly Published[],
  { instrument, language }: GatherOptions,
): Promise<Gathered[]> {
  const byHash = new Map(versions.map((version) => [version.hash, version]));
  const seen = new Map<string, { sitting: Sitting; again: Person['again']; count: number }>();
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
  const groups = new Map<string, { version: Published; language: string; people: Person[] }>();
  for (const { sitting, again } of seen.values()) {
    const version = byHash.get(sitting.instrumentHash);
    if (!version || (language !== undefined && sitting.language !== language)) continue;
    const key = `${sitting.instrumentHash} ${sitting.language}`;
    const group = groups.get(key) ?? { version, language: sitting.language, people: [] };
    groups.set(key, group);
    group.people.push({ answers: sitting.answers, result: sitting.result, again });
  }
  return [...groups.values()];
}

function getRepetition(first: Sitting, next: Sitting): Person['again'] {
  if (first.instrumentHash !== next.instrumentHash || first.language !== next.language) return null;
  return {
    days: Math.floor((next.takenAt.getTime() - first.takenAt.getTime()) / dayMs),
    result: next.result,
  };
}
