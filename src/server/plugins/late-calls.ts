import type { FastifyInstance } from 'fastify';
import { isNew } from '../db/callers.ts';
import { Comeback } from '../db/comeback.ts';
import type { Line } from '../db/turns.ts';
import { refuse } from '../errors.ts';

/** In ms: who was read that late after the first of those that came together would wait a second in all. */
const latest = { person: 300, stranger: 150, crowding: 150 } as const;
/** So many of a round are let in however long they take: a few at once are no overload. */
const least = 10;

/**
 * Refuses calls that had to wait too long before they were even read. The embedded database works in this very process:
 * while it does, nobody is read, so no line grows that could be seen; what came meanwhile is read together afterwards, one
 * call after the other to its end. How late in such a round a call is read says how long it has waited, and how many are
 * let in a round bounds the next one. Where calls wait for a database outside, rounds are short and nobody is late.
 *
 * Refuses as well whom the line before the database would refuse: a body that is read, parsed and checked for nothing
 * is time that those inside and those outside wait for.
 */
export function refuseLateCalls(app: FastifyInstance, line?: Line): void {
  const comebacks = { person: new Comeback(), stranger: new Comeback(), crowding: new Comeback() };
  let isRound = false;
  let begunAt = 0;
  let letIn = 0;

  function beginRound(): void {
    isRound = true;
    begunAt = performance.now();
    letIn = 0;
    // Runs once all that came together was read.
    setImmediate(() => {
      isRound = false;
    });
  }

  app.addHook('onRequest', async ({ caller }) => {
    if (!isRound) beginRound();
    const rank = caller && isNew(caller.rank) ? caller.rank : 'stranger';
    const late = performance.now() - begunAt;
    if (late > latest[rank] && letIn >= least)
      throw refuse('server-busy', { retryAfter: comebacks[rank].next(late, late / letIn) });
    line?.refuseIfFull(rank);
    letIn += 1;
  });
}
