import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { throttles } from '#server/db/schema.ts';
import { parseClientNetworks } from '#server/services/client-networks.ts';
import { clearThrottle, refundThrottle, throttle } from '#server/services/throttle.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testCipher } from '#tests/support/test-cipher.ts';

const limit = { max: 3, windowMinutes: 15 };
/** Five minutes into the window from 06:30 to 06:45. */
const now = new Date('2026-01-15T06:35:00.000Z');
const nextWindow = new Date('2026-01-15T06:45:00.000Z');

describe.each(databaseKinds)('a rate limit (%s)', (kind) => {
  let database: TestDatabase;
  let store: Parameters<typeof throttle>[0];
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    store = { db: database.db, cipher: testCipher };
  });
  afterAll(() => database?.close());

  it('accepts requests up to the limit, then returns the time to wait', async () => {
    for (const count of [1, 2, 3]) expect(await throttle(store, 'login:ann', limit, now)).toBe(count);
    // Ten minutes of the window are left: 600 seconds.
    await expect(throttle(store, 'login:ann', limit, now)).rejects.toMatchObject({
      code: 'too-many-tries',
      details: { retryAfter: 600 },
    });
    expect(await throttle(store, 'login:bob', limit, now)).toBe(1);
    expect(await throttle(store, 'login:ann', limit, nextWindow)).toBe(1);
  });

  it('is exact for parallel requests', async () => {
    const tries = Array.from({ length: 20 }, () => throttle(store, 'crowd', limit, now));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('counts only failures if a success refunds its request', async () => {
    for (let login = 0; login < 10; login += 1) {
      expect(await throttle(store, 'good', limit, now)).toBe(1);
      await refundThrottle(store, 'good', limit, now);
    }
  });

  it('deletes the row of a counter at zero', async () => {
    await throttle(store, 'released', limit, now);
    const before = await database.db.$count(throttles);
    await refundThrottle(store, 'released', limit, now);
    expect(await database.db.$count(throttles)).toBe(before - 1);
    await refundThrottle(store, 'released', limit, now);
    expect(await throttle(store, 'released', limit, now)).toBe(1);
  });

  it('starts again after it was cleared', async () => {
    for (let hit = 0; hit < 3; hit += 1) await throttle(store, 'cleared', limit, now);
    await clearThrottle(store, 'cleared');
    expect(await throttle(store, 'cleared', limit, now)).toBe(1);
  });

  it('stores neither address nor IP in the table', async () => {
    await throttle(store, 'link:ann@example.org:203.0.113.9', limit, now);
    const rows = JSON.stringify(await database.db.select().from(throttles));
    expect(rows).not.toMatch(/ann|example|203\.0/);
  });
});

describe('the networks of a client', () => {
  const listKeys = (address: string) =>
    parseClientNetworks(address).map(({ key, limitFactor }) => `${key} ${limitFactor}`);

  it.each(['203.0.113.9', '203.0.113.9:40000', '::ffff:203.0.113.9', '[::ffff:203.0.113.9]:443'])(
    'are one IPv4 address, whatever a proxy adds: %s',
    (address) => expect(listKeys(address)).toEqual(['203.0.113.9 1']),
  );

  it.each([
    '2001:db8:0:701:1:2:3:4',
    '[2001:db8:0:701::1]:443',
    '2001:0db8::701:0:0:0:9',
    '2001:db8:0:701::1%eth0',
  ])('are the /64, /56 and /48 of an IPv6 address: %s', (address) =>
    expect(listKeys(address)).toEqual(['2001:db8:0:701/64 1', '2001:db8:0:700/56 4', '2001:db8:0/48 16']),
  );

  it.each([
    'unknown',
    '',
    'x'.repeat(5000),
    '203.0.113.9.1',
    '300.1.1.1',
    '_hidden',
    '2001:db8',
    '203.0.113.9:port',
  ])('are one shared key for an invalid address: %s', (address) => {
    let reported = 0;
    expect(parseClientNetworks(address, () => void (reported += 1))).toEqual([
      { key: 'unknown', limitFactor: 1 },
    ]);
    expect(reported).toBe(1);
  });
});
