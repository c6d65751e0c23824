import { refuse } from '../errors.ts';
import { type Caller, currentCaller, isNew, type Newcomer, type Rank, ranks } from './callers.ts';
import { Comeback } from './comeback.ts';
import { Pace } from './pace.ts';

/** Never fewer may wait than that: a few at once are no overload, however slow the database is. */
const leastWaiting: Readonly<Record<Newcomer, number>> = { person: 20, stranger: 5, crowding: 10 };
/** Whoever comes in should wait about so long at most: the rest of a second is for the work. */
const waitMs: Readonly<Record<Newcomer, number>> = { person: 300, stranger: 150, crowding: 150 };
/** In ms. Whoever waits that long came in at another pace, and is asked again. */
const askedAgainMs = 500;
/** Whoever then has so many before them in their line would wait longer than a second. */
const mostBefore = 10;
/**
 * Of so many turns in which people come in, one is for the server itself or for strangers, where such wait. Else people, or one
 * of them with a few calls always under way, would keep everybody else from logging in, and mails from leaving.
 */
const othersShare = 8;
/** Whoever waits longer, because nothing moves any more, is sent away. A list that is being sent may wait on. */
const patienceMs: Readonly<Record<Rank, number>> = {
  begun: 8_000,
  person: 3_000,
  own: 60_000,
  stranger: 500,
  crowding: 1_000,
  list: 60_000,
};

interface Waiting {
  /** By `performance.now()`. */
  readonly since: number;
  readonly begin: () => void;
}

/** In which order the lines are asked when others than people have their share. */
const othersTurn: readonly Rank[] = ['begun', 'own', 'stranger', 'person', 'crowding', 'list'];

/** Where calls wait for the database, as seen from where they come in. */
export interface Line {
  /** Refuses a call that would be refused in line, before anything is spent on it. @throws AppError 503 */
  refuseIfFull(rank: Newcomer): void;
}

/**
 * Turns at the database: as many at once as it has connections. The others wait in line, people who are logged in
 * before strangers, who have a share of the turns all the same, and only so many that their turn comes soon; the rest are
 * refused at once (503) and told when it makes sense to come again, and so is whoever would be late since the pace changed.
 * A call that has had its first turn is never refused for the number that wait.
 *
 * How many that is follows from the pace at which calls come out of the line into their first turn, for strangers that of
 * strangers. That pace holds all that a call costs, also its later turns and whatever keeps the processor busy, which the
 * length of a turn does not.
 */
export class Turns implements Line {
  private free: number;
  private readonly lines: Readonly<Record<Rank, Set<Waiting>>>;
  private readonly pace = { all: new Pace(), strangers: new Pace() };
  private readonly comebacks = { person: new Comeback(), stranger: new Comeback(), crowding: new Comeback() };
  /** How many people came in since the last turn of others. */
  private peopleSince = 0;

  /** @param slots how many turns there are at once */
  constructor(slots: number) {
    this.free = slots;
    this.lines = {
      begun: new Set(),
      person: new Set(),
      own: new Set(),
      stranger: new Set(),
      crowding: new Set(),
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
      this.pace.all.begin();
      if (rank === 'stranger') this.pace.strangers.begin();
    }
    return new Promise((resolve, reject) => {
      const line = this.lines[rank];
      const place: Waiting = {
        since: performance.now(),
        begin: () => {
          clearTimeout(askedAgain);
          clearTimeout(timer);
          if (isNew(rank)) this.pace.all.step(this.newcomers);
          if (rank === 'stranger') this.pace.strangers.step(line.size);
          resolve();
        },
      };
      const leave = () => {
        clearTimeout(askedAgain);
        clearTimeout(timer);
        line.delete(place);
        this.pace.all.leave(this.newcomers);
        this.pace.strangers.leave(this.lines.stranger.size);
        reject(this.refusal(isNew(rank) ? rank : 'stranger'));
      };
      const askedAgain = setTimeout(() => {
        if (isNew(rank) && [...line].indexOf(place) >= mostBefore) leave();
      }, askedAgainMs).unref();
      const timer = setTimeout(leave, patienceMs[rank]).unref();
      line.add(place);
    });
  }

  /** How many wait to be let in. */
  private get newcomers(): number {
    return this.lines.person.size + this.lines.stranger.size + this.lines.crowding.size;
  }

  /** The turn goes to the first of the first line in which somebody waits. */
  private next(): void {
    for (const rank of this.peopleSince < othersShare - 1 ? ranks : othersTurn) {
      const line = this.lines[rank];
      for (const place of line) {
        line.delete(place);
        if (rank === 'person') this.peopleSince += 1;
        else if (rank !== 'begun') this.peopleSince = 0;
        place.begin();
        return;
      }
    }
    this.free += 1;
  }

  /** How many will be served before a newcomer of this rank, at its pace. */
  private ahead(rank: Rank): number {
    if (rank === 'stranger') return this.lines.stranger.size;
    const before = ranks.slice(0, ranks.indexOf(rank) + 1);
    return before.reduce((count, each) => count + this.lines[each].size, 0);
  }

  private stepMs(rank: Newcomer): number {
    return (rank === 'stranger' ? this.pace.strangers : this.pace.all).ms;
  }

  /** Where the first in line waits longer than anybody should, nobody knows the pace. */
  private mostFor(rank: Newcomer): number {
    const [first] = this.lines[rank];
    if (first && performance.now() - first.since > waitMs[rank]) return leastWaiting[rank];
    return Math.max(Math.round(waitMs[rank] / this.stepMs(rank)), leastWaiting[rank]);
  }

  /** Until all that wait now have had their turn, and those who were refused before, at the pace of late. */
  private refusal(rank: Newcomer) {
    const stepMs = this.stepMs(rank);
    const retryAfter = this.comebacks[rank].next(this.ahead(rank) * stepMs, stepMs);
    return refuse('server-busy', { retryAfter });
  }
}
