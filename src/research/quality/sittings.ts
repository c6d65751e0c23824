import type { Database } from '#server/db/database.ts';
import { listAttempts } from '../source/attempts.ts';
import { streamUserIds } from '../source/cursor.ts';
import type { BatchPace } from '../source/batch-pace.ts';
import { listCandidates } from '../source/candidates.ts';
import type { EligibleAttempt } from './eligible-attempt.ts';

/**
 * Streams all attempts of eligible people, by the same rule as a release: grouped by person, in the order of
 * time. Runs inside a transaction.
 * @param consentVersion version of the research consent
 */
export async function* streamSittings(
  tx: Database,
  consentVersion: string,
  until: Date,
  pace: BatchPace,
): AsyncGenerator<EligibleAttempt> {
  for await (const batch of streamUserIds(tx, pace)) {
    await pace.rest();
    const candidates = await listCandidates(tx, batch, consentVersion);
    await pace.rest();
    const counted = candidates.filter(({ exclusionReason }) => exclusionReason === null);
    if (counted.length === 0) continue;
    const genders = new Map(counted.map(({ userid, gender }) => [userid, gender]));
    for (const [person, attempts] of await listAttempts(tx, [...genders.keys()], until)) {
      const gender = genders.get(person) ?? null;
      for (const { sectionId, ...attempt } of attempts)
        yield { person, gender, instrumentId: sectionId, ...attempt };
    }
  }
}
