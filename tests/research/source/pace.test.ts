import { expect, test } from 'vitest';
import {
  fullSpeedPace,
  createGentlePace,
  gentleShare,
  type BatchPace,
  createBatchPace,
} from '#research/source/batch-pace.ts';

/** A clock that advances only by work and sleep. */
function createFakeTime() {
  const time = { ms: 0, slept: 0 };
  const clock = {
    now: () => time.ms,
    async sleep(ms: number) {
      time.ms += ms;
      time.slept += ms;
    },
  };
  return { clock, time };
}

test.each([
  ['small', 0.3],
  ['as small as possible', 2],
  ['large', 12],
])('the throttle works its share of the time, in pieces that are %s', async (_, ms) => {
  const { clock, time } = createFakeTime();
  const pace = createGentlePace(clock);
  for (let piece = 0; piece < 500; piece += 1) {
    time.ms += ms;
    await pace.rest();
  }
  expect((time.ms - time.slept) / time.ms).toBeCloseTo(gentleShare, 2);
});

test('it pauses at most half a second, whatever the delay', async () => {
  const { clock, time } = createFakeTime();
  const pace = createGentlePace(clock);
  time.ms += 3_600_000;
  await pace.rest();
  expect(time.slept).toBe(500);
});

test('an overlong pause shortens the next one', async () => {
  const { clock, time } = createFakeTime();
  const pace = createGentlePace({ ...clock, sleep: (ms) => clock.sleep(ms + 15) });
  time.ms += 2;
  await pace.rest();
  const once = time.slept;
  await pace.rest();
  expect([once, time.slept]).toEqual([93, 93]);
});

test('throttles only on a shared database, unless disabled', () => {
  const isFast = (pace: BatchPace) => pace === fullSpeedPace;
  expect(
    [
      createBatchPace('postgres', false),
      createBatchPace('postgres', true),
      createBatchPace('pglite', false),
    ].map(isFast),
  ).toEqual([false, true, true]);
});
