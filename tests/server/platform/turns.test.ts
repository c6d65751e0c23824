import { describe, expect, it } from 'vitest';
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
    expect(outcomes).toHaveLength(250);
    // The line of strangers is full; people still come in.
    const people = crowd('person');
    await settled();
    expect(outcomes).toHaveLength(450);
    expect(new Set(outcomes)).toEqual(new Set(['server-busy']));
    end();
    await Promise.all([...strangers, ...people]);
    expect(outcomes.filter((one) => one === 'served')).toHaveLength(150);
    for (const wait of waits) expect([wait >= 1, wait <= 60]).toEqual([true, true]);
  });

  it('is shorter while turns take long, and never shorter than twenty', async () => {
    const turns = new Turns(1);
    for (let turn = 0; turn < 30; turn += 1) {
      const end = await come(turns, 'own');
      await new Promise((resolve) => setTimeout(resolve, 30));
      end();
    }
    const end = await come(turns, 'person');
    const waiting = Array.from({ length: 60 }, async () => {
      const done = await come(turns, 'person');
      done();
    });
    const refused = (await Promise.allSettled([...waiting.slice(30), Promise.resolve(end())])).filter(
      ({ status }) => status === 'rejected',
    );
    expect(refused.length).toBeGreaterThan(15);
    const all = await Promise.allSettled(waiting);
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(20);
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
