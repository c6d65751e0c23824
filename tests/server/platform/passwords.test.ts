import { beforeEach, expect, it, vi } from 'vitest';

/** Duration of a hash on the simulated machine in ms. */
const machine = vi.hoisted(() => ({ hashMs: 15 }));
vi.mock('@node-rs/argon2', () => ({
  hash: () => new Promise<string>((resolve) => setTimeout(() => resolve('hash'), machine.hashMs)),
  verify: vi.fn(),
}));
vi.mock('node:os', () => ({ availableParallelism: () => 2 }));

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Forty logins at the same time, after the server has measured the machine. */
async function logInForty(hashMs: number) {
  machine.hashMs = hashMs;
  vi.resetModules();
  const { hashPassword } = await import('#server/services/passwords.ts');
  for (let known = 0; known < 100; known += 1) {
    const one = hashPassword('kite over hills');
    await vi.advanceTimersByTimeAsync(hashMs);
    await one;
  }
  const since = performance.now();
  const took: number[] = [];
  const outcomes = Promise.allSettled(
    Array.from({ length: 40 }, () =>
      hashPassword('kite over hills').then(() => took.push(performance.now() - since)),
    ),
  );
  await vi.advanceTimersByTimeAsync(40 * hashMs);
  const refused = (await outcomes).filter(({ status }) => status === 'rejected').length;
  return { letIn: took.length, refused, longest: Math.max(...took) };
}

it('on a usual machine many parallel logins are checked within a third of a second', async () => {
  expect(await logInForty(15)).toEqual({ letIn: 21, refused: 19, longest: 315 });
});

it('on a slow or busy machine fewer are accepted, so the delay barely grows', async () => {
  expect(await logInForty(90)).toEqual({ letIn: 5, refused: 35, longest: 450 });
});

it('a few in parallel are accepted on any machine', async () => {
  expect(await logInForty(300)).toMatchObject({ letIn: 4 });
});
