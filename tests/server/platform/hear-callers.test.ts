import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { asCaller } from '#server/db/callers.ts';
import { takeTurns } from '#server/db/pglite-in-turns.ts';
import { PoolInTurns } from '#server/db/pool-in-turns.ts';
import { Turns } from '#server/db/turns.ts';

const callers = 40;
const questions = 60;

/** Lets nobody else at this thread meanwhile. */
function work(): void {
  for (const end = performance.now() + 2; performance.now() < end; );
}

interface Asked {
  query(text: string): Promise<unknown>;
}

/** It answers on this very thread. */
function embedded(): Asked {
  const database = { query: async () => work() } as unknown as PGlite;
  takeTurns(database);
  return database;
}

/** Its answers are there at once: what follows each of them takes this thread. */
function postgres(): Asked {
  class Client extends EventEmitter {
    /** The pool keeps no others. */
    readonly _queryable = true;
    ref(): void {}
    unref(): void {}
    connect(done: () => void): void {
      queueMicrotask(done);
    }
    query(_text: string, _values: unknown, done: (error: null, result: object) => void): void {
      work();
      queueMicrotask(() => done(null, { rows: [] }));
    }
  }
  // Its one connection is never given up for being idle: it has no end.
  return new PoolInTurns(
    { max: 1, idleTimeoutMillis: 0, Client: Client as never },
    new Turns(1),
    async () => {},
  );
}

it.each([
  ['the embedded database', embedded],
  ['PostgreSQL', postgres],
])('while questions to %s follow one another, whoever comes is let in', async (_, open) => {
  const database = open();
  let heard = 0;
  const server = createServer(() => {
    heard += 1;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  const heardAtEnd: number[] = [];
  const asking = Array.from({ length: questions }, () =>
    asCaller({ rank: 'begun' }, async () => {
      await database.query('select 1');
      heardAtEnd.push(heard);
    }),
  );
  const sockets = Array.from({ length: callers }, () => connect(port, '127.0.0.1'));
  await Promise.all(asking);
  // Half of the questions are still to come.
  expect(heardAtEnd[questions / 2]).toBe(callers);

  for (const socket of sockets) socket.destroy();
  server.close();
});
