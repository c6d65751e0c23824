import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { throttles } from '#server/db/schema.ts';
import { clientKey } from '#server/services/client-key.ts';
import { clearThrottle, releaseThrottle, throttle } from '#server/services/throttle.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { anyPersonal } from '#tests/support/personal.ts';

const limit = { max: 3, windowMinutes: 15 };
/** Five minutes into the window from 06:30 to 06:45. */
const now = new Date('2026-01-15T06:35:00.000Z');
const nextWindow = new Date('2026-01-15T06:45:00.000Z');

describe.each(databaseKinds)('a limited call (%s)', (kind) => {
  let database: TestDatabase;
  let store: Parameters<typeof throttle>[0];
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    store = { db: database.db, personal: anyPersonal };
  });
  afterAll(() => database?.close());

  it('passes up to the limit, then is told how long to wait', async () => {
    for (const count of [1, 2, 3]) expect(await throttle(store, 'login:ann', limit, now)).toBe(count);
    // Ten minutes of the window are left: 600 seconds.
    await expect(throttle(store, 'login:ann', limit, now)).rejects.toMatchObject({
      code: 'too-many-tries',
      details: { retryAfter: 600 },
    });
    expect(await throttle(store, 'login:bob', limit, now)).toBe(1);
    expect(await throttle(store, 'login:ann', limit, nextWindow)).toBe(1);
  });

  it('is counted exactly when many come at once', async () => {
    const tries = Array.from({ length: 20 }, () => throttle(store, 'crowd', limit, now));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('counts failures alone when success gives its hit back', async () => {
    for (let login = 0; login < 10; login += 1) {
      expect(await throttle(store, 'good', limit, now)).toBe(1);
      await releaseThrottle(store, 'good', limit, now);
    }
  });

  it('starts anew after it was cleared', async () => {
    for (let hit = 0; hit < 3; hit += 1) await throttle(store, 'cleared', limit, now);
    await clearThrottle(store, 'cleared');
    expect(await throttle(store, 'cleared', limit, now)).toBe(1);
  });

  it('leaves neither address nor IP in the table', async () => {
    await throttle(store, 'link:ann@example.org:203.0.113.9', limit, now);
    const rows = JSON.stringify(await database.db.select().from(throttles));
    expect(rows).not.toMatch(/ann|example|203\.0/);
  });
});

it('counts clients by IPv4 address, and IPv6 ones by their network', () => {
  expect(clientKey('203.0.113.9')).toBe('203.0.113.9');
  expect(clientKey('::ffff:203.0.113.9')).toBe('203.0.113.9');
  // The first four groups are the network; the rest a client chooses freely.
  expect(clientKey('2001:db8:0:7:1:2:3:4')).toBe('2001:db8:0:7::/64');
  expect(clientKey('2001:0db8::7')).toBe('2001:db8:0:0::/64');
  expect(clientKey('::1')).toBe('0:0:0:0::/64');
});
