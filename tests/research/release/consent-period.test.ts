/** A consent to research covers answers from that day on, unless its text covers earlier ones. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listStoredAttempts } from '#research/proof/stored-data.ts';
import { listAttemptFields } from '#research/source/attempts.ts';
import { accounts, attempts, consents } from '#server/db/schema.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const createDay = (number: number) => new Date(Date.UTC(2027, 0, number, 9));
const until = createDay(31);

/** Consents by day: true granted, false withdrawn, 'earlier' granted for earlier answers too. */
type ConsentList = readonly (readonly [number, boolean | 'earlier'])[];

describe.each(databaseKinds)('attempts for research (%s)', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database?.close());

  let last = 2 ** 33;
  /** The days of the included attempts, of a person who answered on days 2, 4, 6 and 8. */
  async function listDays(consentList: ConsentList, beforeAccount?: number): Promise<number[]> {
    const { db } = database;
    const userid = (last += 1);
    await db.insert(accounts).values({
      userid,
      email: '',
      username: '',
      passwordHash: 'x',
      createdAt: createDay(1),
      lastLoginAt: createDay(1),
    });
    for (const [at, [on, given]] of consentList.entries())
      await db.insert(consents).values({
        userid,
        purpose: 'research',
        number: at + 1,
        given: given !== false,
        version: '1',
        coversEarlier: given === 'earlier',
        at: createDay(on),
      });
    await db.insert(attempts).values(
      [2, 4, 6, 8].map((on) => ({
        userid,
        attemptId: `${userid}-${on}`,
        sectionId: 'S1',
        instrumentVersion: '1.0',
        instrumentHash: 'x',
        age: 30,
        answers: [],
        result: {},
        idempotencyKey: String(on),
        takenAt: createDay(on),
        beforeAccount: on === beforeAccount,
      })),
    );
    const found = (await listAttemptFields(db, [userid], until)).get(userid) ?? [];
    const days = found.map(({ takenAt }) => takenAt.getUTCDate());
    const included = await listStoredAttempts(db, [String(userid)], until.toISOString());
    expect(included).toHaveLength(days.length);
    return days;
  }

  it.each<[string, ConsentList, number[]]>([
    ['from the consent on', [[5, true]], [6, 8]],
    [
      'from the first consent, if newer terms were accepted as well',
      [
        [3, true],
        [7, true],
      ],
      [4, 6, 8],
    ],
    [
      'from the consent after a withdrawal on',
      [
        [1, true],
        [3, false],
        [7, true],
      ],
      [8],
    ],
    ['all of them, if the consent covered earlier answers', [[7, 'earlier']], [2, 4, 6, 8]],
    [
      'not by a consent that covered earlier answers before a withdrawal',
      [
        [3, 'earlier'],
        [5, false],
        [7, true],
      ],
      [8],
    ],
  ])('count %s', async (_what, consentList, days) => {
    expect(await listDays(consentList)).toEqual(days);
  });

  it('do not count if the answers were given before the registration, whatever the consent says', async () => {
    expect(await listDays([[7, 'earlier']], 2)).toEqual([4, 6, 8]);
  });
});
