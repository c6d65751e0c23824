import { afterEach, expect, test, vi } from 'vitest';
import { patterns } from '#contract/paths.ts';
import { openResearchDatabase } from '#research/commands/open-research-database.ts';
import { startSyncedClock } from '#server/db/clock.ts';
import { databaseKinds, openTestDatabase } from '#tests/support/database.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { createAnswers, call, type Person, createPerson, submit } from '../routes/people.ts';

const days = 24 * 60 * 60 * 1000;
afterEach(() => {
  vi.useRealTimers();
});

async function logIn(running: RunningApp, { username, password }: Person): Promise<void> {
  expect((await call(running, 'POST', patterns.login, { username, password })).status).toBe(200);
}

/** Shifts the system clock by this many days; timers and the monotonic clock are not changed. */
function setMachineClock(ahead: number): void {
  const real = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: real + ahead * days });
}

// The embedded database uses the system clock.
test.each(databaseKinds)(
  'a system clock that jumps five days ahead and back leaves no time in the future (%s)',
  async (db) => {
    const running = await startApp({ db, now: new Date(Date.now() - 60_000) });
    const { context } = running;
    const who = await createPerson(running);
    const clock = await startSyncedClock(context.db);
    Object.assign(context, { now: clock.now });
    const [section] = context.instruments;
    const { instrument } = section as NonNullable<typeof section>;
    const submitAnswers = async () =>
      expect((await submit(running, who, instrument.id, createAnswers(instrument))).status).toBe(204);
    await submitAnswers();
    setMachineClock(5);
    await clock.synchronise();
    await submitAnswers();
    await logIn(running, who);
    vi.useRealTimers();
    await clock.synchronise();
    await submitAnswers();
    const { query } = context.db;
    const times = [
      ...(await query.attempts.findMany()).map(({ takenAt }) => takenAt),
      ...(await query.sessions.findMany()).map(({ createdAt }) => createdAt),
    ];
    expect(times).toHaveLength(5);
    for (const time of times) expect(time.getTime()).toBeLessThanOrEqual(Date.now());
    clock.stop();
    await running.stop();
  },
);

test('attempts for research are selected by the time of the database, not of the system', async () => {
  const { dataDir, databaseUrl, close } = await openTestDatabase('postgres');
  const before = Date.now();
  setMachineClock(5);
  const opened = await openResearchDatabase({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl! });
  vi.useRealTimers();
  expect(opened.now.getTime()).toBeGreaterThan(before - days);
  expect(opened.now.getTime()).toBeLessThanOrEqual(Date.now());
  await opened.close();
  await close();
});

/** A database with this clock. */
function createDatabaseClock(time: () => number | Error) {
  const from = async () => {
    const result = time();
    if (result instanceof Error) throw result;
    return [{ time: new Date(result) }];
  };
  return { select: () => ({ from }) } as unknown as Parameters<typeof startSyncedClock>[0];
}

test('follows the time of the database, whatever the system clock', async () => {
  let [database, steady] = [1_000_000, 50];
  const clock = await startSyncedClock(
    createDatabaseClock(() => database),
    () => steady,
  );
  expect(clock.now().getTime()).toBe(1_000_000);
  steady += 500;
  expect(clock.now().getTime()).toBe(1_000_500);
  // The clock is set back by an hour.
  database -= 3_600_000;
  await clock.synchronise();
  expect(clock.now().getTime()).toBe(database);
  clock.stop();
});

test('accepts a jump ahead after ten minutes; an unavailable database changes nothing', async () => {
  let [database, steady]: [number | Error, number] = [0, 0];
  const clock = await startSyncedClock(
    createDatabaseClock(() => database),
    () => steady,
  );
  const advanceMinute = (leap: number | Error) => {
    steady += 60_000;
    database = leap instanceof Error ? leap : steady + leap;
    return clock.synchronise();
  };
  for (let minute = 0; minute < 9; minute += 1) await advanceMinute(8 * days);
  expect(clock.now().getTime()).toBe(steady);
  await advanceMinute(new Error('away'));
  expect(clock.now().getTime()).toBe(steady);
  await advanceMinute(0);
  for (let minute = 0; minute < 9; minute += 1) await advanceMinute(8 * days);
  expect(clock.now().getTime()).toBe(steady);
  await advanceMinute(8 * days);
  expect(clock.now().getTime()).toBe(steady + 8 * days);
  clock.stop();
});
