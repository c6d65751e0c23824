import type { EligibleAttempt } from '../quality/eligible-attempt.ts';
import { hasLanguage } from '../quality/languages.ts';
import type { TableVersions } from '../release/table-versions.ts';

/** The included first attempts, and the number of excluded ones. */
export interface FirstAttempts {
  readonly sittings: readonly EligibleAttempt[];
  /** By reason. */
  readonly leftOut: Readonly<
    Record<'otherVersion' | 'otherLanguage' | 'browserTranslated' | 'incomplete', number>
  >;
  /** Numbers of people who are left out because of their language, by its tag. */
  readonly otherLanguages: ReadonlyMap<string, number>;
}

/**
 * Selects the first attempt of each person at a questionnaire. Excludes persons whose first attempt has another
 * major version or language, a page that the browser had translated, or an incomplete result, since later attempts are affected by the first one. Holds
 * about 1 kB per attempt in memory.
 * @param sittings in the order of time for each person
 * @param languages the included languages
 * @param scoreIds the required scores
 */
export async function selectFirstAttempts(
  sittings: AsyncIterable<EligibleAttempt>,
  { instrument, versions }: TableVersions,
  languages: readonly string[],
  scoreIds: readonly string[],
): Promise<FirstAttempts> {
  const seen = new Set<EligibleAttempt['person']>();
  const counted: EligibleAttempt[] = [];
  const leftOut = { otherVersion: 0, otherLanguage: 0, browserTranslated: 0, incomplete: 0 };
  const otherLanguages = new Map<string, number>();
  for await (const sitting of sittings) {
    if (sitting.instrumentId !== instrument.id || seen.has(sitting.person)) continue;
    seen.add(sitting.person);
    if (!versions.has(sitting.instrumentHash)) leftOut.otherVersion += 1;
    else if (!hasLanguage(languages, sitting.language)) {
      leftOut.otherLanguage += 1;
      otherLanguages.set(sitting.language, (otherLanguages.get(sitting.language) ?? 0) + 1);
    } else if (sitting.browserTranslated) leftOut.browserTranslated += 1;
    else if (scoreIds.some((id) => (sitting.result[id]?.value ?? null) === null)) leftOut.incomplete += 1;
    else counted.push(sitting);
  }
  return { sittings: counted, leftOut, otherLanguages };
}
