import type { Sitting } from '../quality/sitting.ts';
import type { Edition } from '../release/editions.ts';

/** The first attempts that count, and how many do not. */
export interface FirstSittings {
  readonly sittings: readonly Sitting[];
  /** By why they do not. */
  readonly leftOut: Readonly<Record<'otherVersion' | 'otherLanguage' | 'incomplete', number>>;
}

/**
 * Everybody's very first attempt at a questionnaire; who first answered another major version, in another language or
 * without a whole result is left out, for a second attempt is no first one. Holds them in memory, about 1 kB for each.
 * @param sittings each person's in order of time
 * @param scoreIds the scores that must be there
 */
export async function firstSittings(
  sittings: AsyncIterable<Sitting>,
  { instrument, versions }: Edition,
  language: string,
  scoreIds: readonly string[],
): Promise<FirstSittings> {
  const seen = new Set<Sitting['person']>();
  const counted: Sitting[] = [];
  const leftOut = { otherVersion: 0, otherLanguage: 0, incomplete: 0 };
  for await (const sitting of sittings) {
    if (sitting.instrumentId !== instrument.id || seen.has(sitting.person)) continue;
    seen.add(sitting.person);
    if (!versions.has(sitting.instrumentHash)) leftOut.otherVersion += 1;
    else if (sitting.language !== language) leftOut.otherLanguage += 1;
    else if (scoreIds.some((id) => (sitting.result[id]?.value ?? null) === null)) leftOut.incomplete += 1;
    else counted.push(sitting);
  }
  return { sittings: counted, leftOut };
}
