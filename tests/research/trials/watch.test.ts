import { afterAll, beforeAll, expect, test } from 'vitest';
import { qualityOptions } from '#research/quality/command.ts';
import { watchTrials } from '#research/trials/watch.ts';
import { openTestDatabase, type TestDatabase, usualDatabase } from '#tests/support/database.ts';
import { madeUpTrial } from '#tests/support/made-up-trial.ts';
import { published } from '../quality/made-up-sittings.ts';
import { type MadeUpPerson, madeUpPeople, store } from '../support/people-in-a-database.ts';

const s4 = published('S4@1.1');
let database: TestDatabase;

/** One attempt for each code, of people of whom nobody agreed to research. */
function people(
  from: number,
  count: number,
  codes: readonly string[],
  kind: MadeUpPerson['kind'] = 'person',
) {
  const [plain] = madeUpPeople(9, [s4]).filter(({ profile, attempts }) => profile && attempts.length > 0);
  const [attempt] = plain!.attempts;
  return Array.from({ length: count }, (_, at): MadeUpPerson => {
    const userid = from + at;
    const attempts = codes.map((arm, turn) => {
      const id = `${userid}-${turn}`;
      return { ...attempt!, userid, attemptId: id, idempotencyKey: id, arm };
    });
    return { ...plain!, userid, kind, said: [], profile: { ...plain!.profile!, userid }, attempts };
  });
}

beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
  const taken = [
    ...people(1000, 12, ['short-steps/usual']),
    ...people(1100, 3, ['short-steps/short']),
    ...people(1200, 1, ['short-steps/short', 'short-steps/harm']),
    ...people(1300, 2, ['third-words/usual']),
    ...people(1400, 2, ['long-gone/usual']),
    ...people(1500, 1, ['short-steps/short', 'short-steps/harm'], 'test'),
  ];
  // Nobody has a word on research; a list of none cannot be stored.
  await store(
    database.db,
    taken.map((one, at) => (at === 0 ? { ...one, said: [[true, 'x']] } : one)),
  );
});
afterAll(() => database.close());

test('says of each arm how many took part and were harmed, and whether the stop rule is met', async () => {
  const trials = [
    { ...madeUpTrial, stopRule: { ...madeUpTrial.stopRule, after: 19 } },
    {
      ...madeUpTrial,
      id: 'third-words',
      starts: '2026-01-10',
      stopRule: {
        ...madeUpTrial.stopRule,
        words: 'It ends after 20 days.',
        after: 20,
        unit: 'days' as const,
      },
    },
  ];
  expect(await watchTrials(database.db, trials, new Date('2026-01-29T20:00:00Z'))).toBe(
    `short-steps, on S4, 2026-01-01 to 2026-01-31: over by its stop rule.
  usual: 12 people, no harm
  short: 4 people, for 1 of them the bound of harm was reached
  Harm is score distress, +6 from one attempt to the next.
  Stop rule: It ends after 400 attempts. 19 of 19 attempts: met. The ethics board may end it earlier.

third-words, on S4, 2026-01-10 to 2026-01-31: over.
  usual: fewer than 11 people, no harm
  short: 0 people, no harm
  Harm is score distress, +6 from one attempt to the next.
  Stop rule: It ends after 20 days. 20 of 20 days: met. The ethics board may end it earlier.

long-gone: attempts carry it, and questionnaires/trials has no file of it.`,
  );
});

test('is asked for by --trials', () => {
  expect(qualityOptions(['--trials'], ['S4']).trials).toBe(true);
  expect(qualityOptions([], ['S4']).trials).toBe(false);
});
