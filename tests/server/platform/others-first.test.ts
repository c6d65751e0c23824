import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OthersFirst } from '#server/db/others-first.ts';

// Turns of the loop are real, time is made up.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Until all that can happen without time has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await turnOfTheLoop();
}

/** A list that has worked for 5 ms and asks for its next turn, amid so many calls. */
async function listAmid(calls: number) {
  const others = new OthersFirst();
  const list = others.come();
  await list.next();
  const underWay = Array.from({ length: calls }, () => others.come());
  vi.advanceTimersByTime(5);
  const told = vi.fn();
  void list.next().then(told);
  await settled();
  return { underWay, hasTurn: () => told.mock.calls.length > 0 };
}

test('a list goes on at once where nobody else is being served', async () => {
  const { hasTurn } = await listAmid(0);
  expect(hasTurn()).toBe(true);
});

test('a list goes on once nobody else is being served any more', async () => {
  const { underWay, hasTurn } = await listAmid(2);
  underWay[0]?.end();
  underWay[0]?.end();
  await settled();
  expect(hasTurn()).toBe(false);
  underWay[1]?.end();
  await settled();
  expect(hasTurn()).toBe(true);
});

test('it waits ten times as long as it worked, and then goes on amid all calls', async () => {
  const { hasTurn } = await listAmid(1);
  vi.advanceTimersByTime(49);
  await settled();
  expect(hasTurn()).toBe(false);
  vi.advanceTimersByTime(1);
  await settled();
  expect(hasTurn()).toBe(true);
});

test('while people call, a list rests ten times as long as it worked, even where nobody is being served', async () => {
  const others = new OthersFirst();
  const list = others.come();
  await list.next();
  vi.advanceTimersByTime(5);
  others.come().end();
  const told = vi.fn();
  void list.next().then(told);
  await settled();
  vi.advanceTimersByTime(49);
  await settled();
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await settled();
  expect(told).toHaveBeenCalled();
});

test('one list works at once, and each in its turn; who asks again has given up the last one', async () => {
  const others = new OthersFirst();
  const order: string[] = [];
  const list = async (name: string) => {
    const turn = others.come();
    for (const part of [1, 2]) {
      await turn.next();
      order.push(`${name}${part}`);
      await turnOfTheLoop();
      order.push(`${name}${part} done`);
    }
    turn.end();
  };
  await Promise.all([list('a'), list('b')]);
  expect(order).toEqual(['a1', 'a1 done', 'b1', 'b1 done', 'a2', 'a2 done', 'b2', 'b2 done']);
});
