import { computeResult } from '#domain/scoring/result.ts';
import type { Database } from '#server/db/database.ts';
import { accounts, attempts, consents, profiles } from '#server/db/schema.ts';
import type { PublishedInstrument } from '#server/instruments/published.ts';
import { createRandom, createFakeAttempts } from './fake-data.ts';

export const consentVersion = '2026-11-21';
/** Attempts count until this time. A few are later. */
export const until = new Date('2027-06-30T23:59:59.999Z');

type Attempt = typeof attempts.$inferInsert;
/** A fake person with all rows of the database. */
export interface FakePerson {
  readonly userid: number;
  readonly profile: typeof profiles.$inferInsert | null;
  readonly kind: 'person' | 'test' | 'demo';
  /** Consents to research in order, with the version of their text. */
  readonly consents: readonly (readonly [given: boolean, version: string])[];
  /** In chronological order. */
  readonly attempts: readonly Attempt[];
}

/**
 * Creates people with attempts at every published version over half a year. Of forty: two never consented, two withdrew,
 * one accepted another text, one is a test and one a demo account, one has no profile, one is under 18, one consented
 * again.
 */
export function createFakePeople(
  count: number,
  published: readonly PublishedInstrument[],
  year = 2027,
): FakePerson[] {
  const random = createRandom(7);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const ids = [...new Set(published.map(({ instrument }) => instrument.id))];
  return Array.from({ length: count }, (_, at): FakePerson => {
    const userid = 2 ** 33 + Math.floor(random() * 2 ** 40) * 4096 + at;
    const age = at % 40 === 23 ? 17 : pick([19, 22, 24, 28, 31, 34, 35, 37, 44, 52, 68]);
    const drawnGender = random() < 0.7 ? ('female' as const) : ('male' as const);
    const drawnEducation = pick([3, 3, 3, 4, 4, 2, 1]);
    // Choices that the specified fields lack.
    const gender = at % 40 === 12 ? null : drawnGender;
    const education = at % 20 === 13 ? null : drawnEducation;
    const registeredAt = new Date(Date.UTC(year, 0, 1 + Math.floor(random() * 150), 9, at % 60));
    const language = random() < 0.9 ? 'en-IN' : pick(['hi-IN', 'kn-IN']);
    const personAttempts = ids.flatMap((id): Attempt[] => {
      if (random() < 0.1) return [];
      const { instrument, hash } = pick(published.filter((each) => each.instrument.id === id));
      return createFakeAttempts(instrument, 1, at * 31 + id.charCodeAt(1)).map(({ answers }, nth) => {
        const takenAt = new Date(registeredAt.getTime() + (nth * 40 + random() * 20) * 86_400_000);
        const facts = { age: age + (nth === 1 && at % 5 === 0 ? 1 : 0), gender, education };
        return {
          userid,
          attemptId: `${at}-${id}-${nth}`,
          sectionId: id,
          instrumentVersion: instrument.version,
          instrumentHash: at % 50 === 7 && nth === 0 ? 'of a draft' : hash,
          ...facts,
          answers: [...answers],
          result: computeResult(instrument, answers, facts),
          idempotencyKey: `${at}-${id}-${nth}`,
          takenAt,
          language: random() < 0.03 ? 'en-IN' : language,
        };
      });
    });
    return {
      userid,
      profile:
        at % 40 === 3
          ? null
          : { ...profileFields, userid, age, gender: gender ?? '', education, registeredAt },
      kind: at % 40 === 22 ? 'test' : at % 40 === 24 ? 'demo' : 'person',
      consents: createConsents(at),
      attempts: personAttempts.toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime()),
    };
  });
}

function createConsents(at: number): FakePerson['consents'] {
  if (at % 20 === 0) return [];
  if (at % 20 === 1)
    return [
      [true, consentVersion],
      [false, consentVersion],
    ];
  if (at % 40 === 2) return [[true, 'of another year']];
  if (at % 40 === 5)
    return [
      [true, consentVersion],
      [false, consentVersion],
      [true, consentVersion],
    ];
  return [[true, consentVersion]];
}

/** Profile fields that a release never reads. */
const profileFields = {
  name: 'Secretname',
  city: 'Secretcity',
  work: 'Secretwork',
  phone: '9999999999',
  status: 'single',
  current: 1,
  life: 'no',
  mental: 'no',
  seek: '3',
  distress: '4',
  consult: '3',
} as const;

/** Inserts the people and their rows. */
export async function insertPeople(db: Database, people: readonly FakePerson[]): Promise<void> {
  const createdAt = new Date('2027-01-01T00:00:00Z');
  await db.insert(accounts).values(
    people.map(({ userid, kind, profile }) => ({
      userid,
      email: 'secret@example.org',
      username: 'secretuser',
      passwordHash: 'x',
      createdAt: createdAt,
      incompleteSince: profile ? null : createdAt,
      kind,
    })),
  );
  await db.insert(profiles).values(people.flatMap(({ profile }) => profile ?? []));
  await db.insert(consents).values(
    people.flatMap(({ userid, consents }) =>
      consents.map(([given, version], at) => {
        return { userid, purpose: 'research' as const, number: at + 1, given, version, at: createdAt };
      }),
    ),
  );
  const all = people.flatMap((person) => person.attempts);
  for (let at = 0; at < all.length; at += 500) await db.insert(attempts).values(all.slice(at, at + 500));
}
