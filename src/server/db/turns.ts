import { refuse } from '../errors.ts';
import { type Caller, currentCaller, type Rank, ranks } from './callers.ts';

/** So many may wait at most, whoever they are; of strangers half as many. */
const mostWaiting = 100;
/** Never fewer than that: a few at once are no overload, however slow the database is. */
const leastWaiting = 20;
/** Whoever comes in should wait about so long at most. */
const waitMs = 500;
/** Whoever waits longer, because nothing moves any more, is sent away. A list that is being sent may wait on. */
const patienceMs: Readonly<Record<Rank, number>> = {
  begun: 8_000,
  person: 3_000,
  own: 60_000,
  stranger: 3_000,
  list: 60_000,
};

interface Waiting {
  readonly begin: () => void;
}

/**
 * Turns at the database: as many at once as it has connections. The others wait in line, people who are logged in
 * before strangers, and only so many that their turn comes soon; the rest are refused at once (503) and told when it
 * makes sense to come again. A call that has had its first turn is never refused for the number that wait.
 */
export class Turns {
  private free: number;
  private readonly slots: number;
  private readonly lines: Readonly<Record<Rank, Set<Waiting>>>;
  /** Length of a turn, in ms: the newer, the more it counts. */
  private turnMs = 5;

  /** @param slots how many turns there are at once */
  constructor(slots: number) {
    this.slots = slots;
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
    if (caller.rank === 'person' || caller.rank === 'stranger') caller.rank = 'begun';
    const since = performance.now();
    return () => {
      this.turnMs += (performance.now() - since - this.turnMs) / 20;
      this.next();
    };
  }

  private wait({ rank }: Caller): Promise<void> {
    const ahead = this.ahead(rank);
    if (ahead >= this.mostFor(rank)) throw this.refusal();
    return new Promise((resolve, reject) => {
      const line = this.lines[rank];
      const place: Waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        line.delete(place);
        reject(this.refusal());
      }, patienceMs[rank]);
      timer.unref();
      line.add(place);
    });
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

  private mostFor(rank: Rank): number {
    if (rank !== 'person' && rank !== 'stranger') return Number.POSITIVE_INFINITY;
    const soon = Math.round((waitMs * this.slots) / this.turnMs);
    const most = Math.min(Math.max(soon, leastWaiting), mostWaiting);
    return rank === 'person' ? most : most / 2;
  }

  /** Until all that wait now have had their turn, at the speed of late. */
  private refusal() {
    const seconds = (this.waiting * this.turnMs) / this.slots / 1000;
    return refuse('server-busy', { retryAfter: Math.min(Math.max(Math.ceil(seconds), 1), 60) });
  }
}
