import { refuse } from '../errors.ts';
import { type Caller, currentCaller, type Rank, ranks } from './callers.ts';
import { Comeback } from './comeback.ts';

/** Never fewer may wait than that: a few at once are no overload, however slow the database is. */
const leastWaiting = 20;
/** Whoever comes in should wait about so long at most: the rest of a second is for the work. */
const waitMs: Readonly<Record<Newcomer, number>> = { person: 300, stranger: 150 };
/** Whoever waits longer, because nothing moves any more, is sent away. A list that is being sent may wait on. */
const patienceMs: Readonly<Record<Rank, number>> = {
  begun: 8_000,
  person: 3_000,
  own: 60_000,
  stranger: 1_000,
  list: 60_000,
};

interface Waiting {
  readonly begin: () => void;
}

const isNew = (rank: Rank): rank is Newcomer => rank === 'person' || rank === 'stranger';

/** Where calls wait for the database, as seen from where they come in. */
export interface Line {
  /** Refuses a call that would be refused in line, before anything is spent on it. @throws AppError 503 */
  refuseIfFull(rank: Newcomer): void;
}

type Newcomer = 'person' | 'stranger';

/**
 * Turns at the database: as many at once as it has connections. The others wait in line, people who are logged in
 * before strangers, and only so many that their turn comes soon; the rest are refused at once (503) and told when it
 * makes sense to come again. A call that has had its first turn is never refused for the number that wait.
 *
 * How many that is follows from the pace at which calls come out of the line into their first turn. That pace holds all
 * that a call costs, also its later turns and whatever keeps the processor busy, which the length of a turn does not.
 */
export class Turns implements Line {
  private free: number;
  private readonly lines: Readonly<Record<Rank, Set<Waiting>>>;
  /** From one call that gets its first turn to the next, in ms, while somebody waits: the newer, the more it counts. */
  private stepMs = 5;
  /** By `performance.now()`: the last such turn since somebody waits; null when nobody does. */
  private steppedAt: number | null = null;
  private readonly comebacks = { person: new Comeback(), stranger: new Comeback() };

  /** @param slots how many turns there are at once */
  constructor(slots: number) {
    this.free = slots;
    this.lines = {
      begun: new Set(),
      person: new Set(),
      own: new Set(),
      stranger: new Set(),
      list: new Set(),
    };
  }

  /** How many wait. */
  get waiting(): number {
    return this.ahead('list');
  }

  refuseIfFull(rank: Newcomer): void {
    if (this.free === 0 && this.ahead(rank) >= this.mostFor(rank)) throw this.refusal(rank);
  }

  /** Does something in a turn of its own. @throws AppError 503 when too many wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.take();
    try {
      return await work();
    } finally {
      end();
    }
  }

  /**
   * Resolves when it is the caller's turn, with what ends the turn. End it once.
   * @throws AppError 503 when too many wait, or when it takes too long
   */
  async take(): Promise<() => void> {
    const caller = currentCaller();
    if (this.free > 0) this.free -= 1;
    else await this.wait(caller);
    if (isNew(caller.rank)) caller.rank = 'begun';
    return () => this.next();
  }

  private wait({ rank }: Caller): Promise<void> {
    if (isNew(rank)) {
      this.refuseIfFull(rank);
      this.steppedAt ??= performance.now();
    }
    return new Promise((resolve, reject) => {
      const line = this.lines[rank];
      const place: Waiting = {
        begin: () => {
          clearTimeout(timer);
          if (isNew(rank)) this.step();
          resolve();
        },
      };
      const timer = setTimeout(() => {
        line.delete(place);
        if (this.lines.person.size + this.lines.stranger.size === 0) this.steppedAt = null;
        reject(this.refusal(isNew(rank) ? rank : 'stranger'));
      }, patienceMs[rank]);
      timer.unref();
      line.add(place);
    });
  }

  /** A call out of the line gets its first turn. */
  private step(): void {
    const now = performance.now();
    if (this.steppedAt !== null) this.stepMs += (now - this.steppedAt - this.stepMs) / 20;
    this.steppedAt = this.lines.person.size + this.lines.stranger.size > 0 ? now : null;
  }

  /** The turn goes to the first of the first line in which somebody waits. */
  private next(): void {
    for (const rank of ranks) {
      const line = this.lines[rank];
      for (const place of line) {
        line.delete(place);
        place.begin();
        return;
      }
    }
    this.free += 1;
  }

  /** How many will be served before a newcomer of this rank. */
  private ahead(rank: Rank): number {
    return ranks.slice(0, ranks.indexOf(rank) + 1).reduce((count, each) => count + this.lines[each].size, 0);
  }

  private mostFor(rank: Newcomer): number {
    return Math.max(
      Math.round(waitMs[rank] / this.stepMs),
      rank === 'person' ? leastWaiting : leastWaiting / 2,
    );
  }

  /** Until all that wait now have had their turn, and those who were refused before, at the pace of late. */
  private refusal(rank: Newcomer) {
    const retryAfter = this.comebacks[rank].next(this.ahead(rank) * this.stepMs, this.stepMs);
    return refuse('server-busy', { retryAfter });
  }
}
