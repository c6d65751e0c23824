import type { Database } from '#server/db/database.ts';
import { attemptsOf } from '../source/attempts.ts';
import { userIds } from '../source/cursor.ts';
import { candidatesOf } from '../source/people.ts';
import type { Sitting } from './sitting.ts';

/**
 * Every attempt of the people who count, by the same rule as a release: person by person, each by time. Runs inside a
 * transaction.
 * @param words the version of the words that people must have agreed to last
 */
export async function* sittingsOf(tx: Database, words: string, until: Date): AsyncGenerator<Sitting> {
  for await (const batch of userIds(tx)) {
    const candidates = await candidatesOf(tx, batch, words);
    const counted = candidates.filter(({ whyNot }) => whyNot === null).map(({ userid }) => userid);
    if (counted.length === 0) continue;
    for (const [person, attempts] of await attemptsOf(tx, counted, until))
      for (const { sectionId, instrumentHash, language, answers, result, takenAt } of attempts)
        yield { person, instrumentId: sectionId, instrumentHash, language, answers, result, takenAt };
  }
}
