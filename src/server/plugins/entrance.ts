import type { Newcomer } from '../db/callers.ts';
import { Comeback } from '../db/comeback.ts';
import type { Line } from '../db/turns.ts';
import { refuse } from '../errors.ts';

/** In ms: who was read that late after the first of those that came together would wait a second in all. */
const latest = { person: 300, stranger: 150 } as const;
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
export class Entrance {
  private readonly comebacks = { person: new Comeback(), stranger: new Comeback() };
  private readonly line: Line | undefined;
  private isRound = false;
  /** By `performance.now()`: when the round's first call was read. */
  private begunAt = 0;
  private letIn = 0;

  /** @param line where calls wait for the database, if anywhere */
  constructor(line: Line | undefined) {
    this.line = line;
  }

  /** One more call of the contract has been read. @throws AppError 503 when it would wait too long */
  admit(rank: Exclude<Newcomer, 'crowding'>): void {
    if (!this.isRound) this.beginRound();
    const late = performance.now() - this.begunAt;
    if (late > latest[rank] && this.letIn >= least)
      throw refuse('server-busy', { retryAfter: this.comebacks[rank].next(late, late / this.letIn) });
    this.line?.refuseIfFull(rank);
    this.letIn += 1;
  }

  private beginRound(): void {
    this.isRound = true;
    this.begunAt = performance.now();
    this.letIn = 0;
    // Runs once all that came together was read.
    setImmediate(() => {
      this.isRound = false;
    });
  }
}
