import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { asCaller } from '#server/db/callers.ts';
import { takeTurns } from '#server/db/pglite-in-turns.ts';

const callers = 40;
const questions = 60;

/** As the embedded database: it answers on this very thread, and lets nobody else at it meanwhile. */
const database = {
  async query() {
    for (const end = performance.now() + 2; performance.now() < end; );
  },
} as unknown as PGlite;

it('while questions to the embedded database follow one another, whoever comes is let in', async () => {
  takeTurns(database);
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
