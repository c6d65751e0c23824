import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asCaller, type Caller, type Rank } from '#server/db/callers.ts';
import { Turns } from '#server/db/turns.ts';
import type { AppError } from '#server/errors.ts';

const come = (turns: Turns, rank: Rank, caller: Caller = { rank }) => asCaller(caller, () => turns.take());
/** What is queued as a microtask has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** One who works, and others who come meanwhile, in this order; the order in which they get their turns. */
async function served(...ranks: Rank[]): Promise<Rank[]> {
  const turns = new Turns(1);
  let end = await come(turns, 'own');
  const order: Rank[] = [];
  const ends: (() => void)[] = [];
  for (const rank of ranks)
    void (async () => {
      const done = await come(turns, rank);
      order.push(rank);
      ends.push(done);
    })();
  for (const _ of ranks) {
    end();
    await settled();
    end = ends.shift() as () => void;
  }
  return order;
}

describe('the line before the database', () => {
  it('lets people who are logged in go before strangers, and who has begun before both', async () => {
    expect(await served('stranger', 'list', 'person', 'stranger', 'own', 'begun', 'person')).toEqual([
      'begun',
      'person',
      'person',
      'own',
      'stranger',
      'stranger',
      'list',
    ]);
  });

  it('gives one turn of eight to the server itself and to strangers, so that people alone keep nobody from logging in', async () => {
    const order = await served('stranger', 'own', ...Array<Rank>(20).fill('person'), 'crowding', 'stranger');
    const others = order.flatMap((rank, place) => (rank === 'person' ? [] : [[rank, place]]));
    expect(others).toEqual([
      ['own', 7],
      ['stranger', 15],
      ['stranger', 22],
      ['crowding', 23],
    ]);
  });

  it('has room for a stranger however many people wait, and for none who crowd', async () => {
    const turns = new Turns(1);
    const end = await come(turns, 'person');
    const ranks: Rank[] = [...Array<Rank>(100).fill('person'), 'crowding', 'stranger', 'stranger'];
    const outcomes = Promise.allSettled(ranks.map(async (rank) => (await come(turns, rank))()));
    await settled();
    end();
    expect((await outcomes).map(({ status }) => status)).toEqual([
      ...Array(60).fill('fulfilled'),
      ...Array(41).fill('rejected'),
      'fulfilled',
      'fulfilled',
    ]);
  });

  it('has an end: whoever is too many is refused at once and told when to come again', async () => {
    const turns = new Turns(1);
    const end = await come(turns, 'person');
    const outcomes: string[] = [];
    const waits: number[] = [];
    const crowd = (rank: Rank) =>
      Array.from({ length: 300 }, async () => {
        try {
          const done = await come(turns, rank);
          outcomes.push('served');
          done();
        } catch (error) {
          const { code, details } = error as AppError<'server-busy'>;
          outcomes.push(code);
          waits.push(details.retryAfter);
        }
      });
    const strangers = crowd('stranger');
    await settled();
    expect(outcomes).toHaveLength(270);
    expect(() => turns.refuseIfFull('stranger')).toThrow('server-busy');
    expect(() => turns.refuseIfFull('person')).not.toThrow();
    // The line of strangers is full; people still come in.
    const people = crowd('person');
    await settled();
    expect(outcomes).toHaveLength(510);
    expect(new Set(outcomes)).toEqual(new Set(['server-busy']));
    end();
    await Promise.all([...strangers, ...people]);
    expect(outcomes.filter((one) => one === 'served')).toHaveLength(90);
    for (const wait of waits) expect([wait >= 1, wait <= 60]).toEqual([true, true]);
  });

  describe('as time goes by', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    /** So many people come at once; each that is let in works for so long. What became of them. */
    async function crowd(turns: Turns, size: number, workMs: number): Promise<(AppError | 'served')[]> {
      const people = Array.from({ length: size }, () =>
        asCaller({ rank: 'person' }, () =>
          turns.run(() => new Promise((resolve) => setTimeout(resolve, workMs))),
        ).then(
          () => 'served' as const,
          (error: AppError) => error,
        ),
      );
      await vi.advanceTimersByTimeAsync(workMs * size);
      return Promise.all(people);
    }
    const servedOf = (outcomes: readonly unknown[]) => outcomes.filter((one) => one === 'served').length;

    it('is as long as a third of a second at the pace of late, and of a few however slow that is', async () => {
      const turns = new Turns(1);
      expect(servedOf(await crowd(turns, 300, 1))).toBe(61);
      for (const [workMs, least, most] of [
        [10, 28, 36],
        [100, 14, 17],
        [2, 90, 160],
      ] as const) {
        for (let time = 0; time < 4; time += 1) await crowd(turns, 60, workMs);
        const served = servedOf(await crowd(turns, 400, workMs));
        expect([workMs, served >= least, served <= most]).toEqual([workMs, true, true]);
      }
    });

    it('lets in no more strangers than it has turns for beside a few people who ask without a pause', async () => {
      const turns = new Turns(1);
      const until = performance.now() + 4000;
      const work = () => turns.run(() => new Promise((resolve) => setTimeout(resolve, 5)));
      const people = Array.from({ length: 4 }, async () => {
        while (performance.now() < until) await asCaller({ rank: 'person' }, work);
      });
      const waited: number[] = [];
      const strangers: Promise<unknown>[] = [];
      while (performance.now() < until) {
        const since = performance.now();
        const came = asCaller({ rank: 'stranger' }, work).then(
          () => waited.push(performance.now() - since),
          () => null,
        );
        strangers.push(came);
        await vi.advanceTimersByTimeAsync(5);
      }
      await vi.advanceTimersByTimeAsync(1000);
      await Promise.all([...people, ...strangers]);
      // One turn of eight, each of 5 ms; at first it does not know how slowly strangers are served beside people.
      expect(waited.length).toBeGreaterThan(95);
      expect(Math.max(...waited.slice(50))).toBeLessThan(250);
    });

    it('sends away whoever would be late where it halves, and then again, after half a second, and lets in the fewest', async () => {
      const turns = new Turns(1);
      for (let time = 0; time < 4; time += 1) await crowd(turns, 60, 5);
      const since = performance.now();
      const waited = { served: [] as number[], refused: [] as number[] };
      const come = () =>
        asCaller({ rank: 'person' }, () =>
          turns.run(async () => {
            waited.served.push(performance.now() - since);
            await new Promise((resolve) => setTimeout(resolve, 20));
          }),
        ).catch(() => void waited.refused.push(performance.now() - since));
      const first = Array.from({ length: 60 }, come);
      await vi.advanceTimersByTimeAsync(400);
      // Each takes four times as long as those before: twenty are through, and the first in line waits longer than anybody should.
      const later = Array.from({ length: 10 }, come);
      await vi.advanceTimersByTimeAsync(3000);
      await Promise.all([...first, ...later]);
      expect(waited.refused.slice(0, 10)).toEqual(Array(10).fill(400));
      expect(new Set(waited.refused.slice(10))).toEqual(new Set([500]));
      expect(Math.max(...waited.served)).toBeLessThan(730);
    });

    it('lets in nobody more than the fewest while nothing moves', async () => {
      const turns = new Turns(1);
      const end = await come(turns, 'own');
      const waiting = Array.from({ length: 30 }, () => come(turns, 'person').catch(() => 'refused'));
      await vi.advanceTimersByTimeAsync(250);
      expect(() => turns.refuseIfFull('person')).not.toThrow();
      await vi.advanceTimersByTimeAsync(100);
      expect(() => turns.refuseIfFull('person')).toThrow('server-busy');
      expect(() => turns.refuseIfFull('stranger')).not.toThrow();
      await vi.advanceTimersByTimeAsync(3000);
      await Promise.all(waiting);
      end();
    });

    it('keeps the first ten however long nothing moves, but three seconds at most', async () => {
      const turns = new Turns(1);
      const end = await come(turns, 'own');
      const since = performance.now();
      const left: number[] = [];
      const people = Array.from({ length: 20 }, () =>
        asCaller({ rank: 'person' }, () => turns.take()).catch(() => left.push(performance.now() - since)),
      );
      await vi.advanceTimersByTimeAsync(5000);
      await Promise.all(people);
      expect(left).toEqual([...Array(10).fill(500), ...Array(10).fill(3000)]);
      end();
    });

    it('knows nothing of a stall any more once nobody has waited for a minute', async () => {
      const turns = new Turns(1);
      const end = await come(turns, 'own');
      const waiting = asCaller({ rank: 'person' }, () => turns.run(async () => {}));
      await vi.advanceTimersByTimeAsync(2900);
      end();
      await waiting;
      expect(servedOf(await crowd(turns, 100, 1))).toBe(21);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(servedOf(await crowd(turns, 100, 1))).toBe(61);
    });

    it('sends those who are refused back one after the other, as fast as people are served', async () => {
      const turns = new Turns(1);
      for (let time = 0; time < 4; time += 1) await crowd(turns, 60, 10);
      const refused = (await crowd(turns, 400, 10)).filter((one) => one !== 'served');
      const waits = refused.map((one) => Number((one as AppError<'server-busy'>).details.retryAfter));
      const each = [1, 2, 3, 4].map((wait) => waits.filter((one) => one === wait).length);
      // A hundred a second are served; a third of a second of them wait already.
      expect(each.map((count) => Math.round(count / 20))).toEqual([4, 5, 5, 5]);
    });
  });

  it('never refuses a call in the middle, and forgets no place', async () => {
    const turns = new Turns(2);
    const callers = Array.from({ length: 60 }, (): Caller => ({ rank: 'person' }));
    const done = await Promise.all(
      callers.map(async (caller) => {
        for (let step = 0; step < 3; step += 1)
          await asCaller(caller, () => turns.run(() => new Promise((resolve) => setImmediate(resolve))));
        return caller.rank;
      }),
    );
    expect(new Set(done)).toEqual(new Set(['begun']));
    expect(turns.waiting).toBe(0);
    await Promise.all([turns.take(), turns.take()]);
  });
});
