import { hearCallers } from './hear-callers.ts';

/** A long list waits for others so many times as long as it worked, at most: it goes on, however busy the server is. */
const patience = 10;
/** In ms. What was kept waiting by the database does not keep waiting in turn. */
const longest = 100;
/** In ms. Whoever was served within it may have company that calls at any moment. */
const company = 1000;

/** The turns of one call that answers with a long list. */
export interface ListTurn {
  /** Resolves when it is the list's turn to do a little. A turn that it has is over then. */
  next(): Promise<void>;
  /** The little is done. May be said more often. */
  end(): void;
}

/**
 * Long lists are made a little at a time: by one list at once, and when nobody else's call is under way. One thread does
 * everybody's work, so a call that comes waits for one little at most, however many lists are read; and while people call,
 * lists work less than a tenth of the time, so that few calls wait even for that.
 */
export class OthersFirst {
  private underWay = 0;
  /** The end of the turn that was asked for last. */
  private last: Promise<void> = Promise.resolve();
  /** Ms that the last turn took. */
  private worked = 0;
  /** When a call that is no list was last served to its end. */
  private lastServed = Number.NEGATIVE_INFINITY;
  private onQuiet = () => {};

  /** A call has come: others wait for it, until it ends or asks for its first turn as a long list. */
  come(): ListTurn {
    this.underWay += 1;
    let isCounted = true;
    const pass = () => {
      if (!isCounted) return;
      isCounted = false;
      this.underWay -= 1;
      if (this.underWay === 0) this.onQuiet();
    };
    let end = () => {};
    return {
      next: async () => {
        end();
        pass();
        end = await this.take();
      },
      end: () => {
        end();
        if (isCounted) this.lastServed = performance.now();
        pass();
      },
    };
  }

  private async take(): Promise<() => void> {
    const before = this.last;
    let isOver = () => {};
    this.last = new Promise((resolve) => {
      isOver = resolve;
    });
    await before;
    await this.letOthers();
    const since = performance.now();
    let isMine = true;
    return () => {
      if (isMine) this.worked = performance.now() - since;
      isMine = false;
      isOver();
    };
  }

  private async letOthers(): Promise<void> {
    const rest = Math.min(this.worked * patience, longest);
    if (performance.now() - this.lastServed < company) await new Promise((done) => setTimeout(done, rest));
    const until = performance.now() + rest;
    for (;;) {
      // Who came meanwhile is read now, and then is under way.
      await hearCallers(0);
      const left = until - performance.now();
      if (this.underWay === 0 || left <= 0) return;
      await this.quietWithin(left);
    }
  }

  private quietWithin(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.onQuiet = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
