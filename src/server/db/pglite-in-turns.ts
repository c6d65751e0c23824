import type { PGlite } from '@electric-sql/pglite';
import { hearCallers } from './hear-callers.ts';
import { type Line, Turns } from './turns.ts';

/**
 * One thing after the other is done at the embedded database anyway: from now on the line is ours, so that it has an end
 * and an order, and callers are heard between one thing and the next.
 */
export function takeTurns(client: Pick<PGlite, 'query' | 'transaction'>): Line {
  const turns = new Turns(1);
  const { query, transaction } = client;
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    return turns.run(async () => {
      await hearCallers(turns.waiting);
      return work();
    });
  }
  client.query = ((...asked: Parameters<typeof query>) =>
    inTurn(() => query.apply(client, asked))) as typeof query;
  client.transaction = ((work: Parameters<typeof transaction>[0]) =>
    inTurn(() => transaction.call(client, work))) as typeof transaction;
  return turns;
}
