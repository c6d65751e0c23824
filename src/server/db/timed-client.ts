import pg from 'pg';

/** In ms; 0 is no limit. */
interface Limits {
  readonly statement: number;
  readonly lock: number;
  readonly idle: number;
}

/** What people wait for takes a few; what takes longer holds a connection and rows that others need. */
const limits: Limits = { statement: 5_000, lock: 3_000, idle: 10_000 };
/** The driver's own limit, for a server that says nothing at all any more. It then ends the connection. */
const answerMs = 8_000;

/**
 * Each transaction brings its time limits along, in the same message that begins it: settings of a connection do not
 * last behind a pooler that hands connections out by transaction, and many refuse them at the start.
 */
const timed = within(limits);
/** As long as it takes, also where the database or its user has limits of its own. */
const untimed = within({ statement: 0, lock: 0, idle: 0 });

function within({ statement, lock, idle }: Limits): string {
  return `set local statement_timeout = ${statement}; set local lock_timeout = ${lock}; set local idle_in_transaction_session_timeout = ${idle}`;
}

/** Begins a transaction that takes as long as it takes. */
export const patiently: string = `begin; ${untimed}`;

/** Of whatever isolation. */
const begins = /^begin\b/;

/** What of a connection's parts is needed here; the driver's types name none. */
interface Wire {
  readonly connection: {
    readonly stream: { cork(): void; uncork(): void; destroy(): void };
  };
}

/**
 * A connection that nobody waits for without end, and that carries together what is asked together: several questions
 * asked at once (`Promise.all`) are one message, and a transaction begins with its first reading. They are answered one
 * after the other, each as if it had been asked alone.
 */
export class TimedClient extends pg.Client {
  /** A transaction that begins, until it is known to have begun. */
  private transaction: Promise<unknown> | null = null;
  /** Something waits for that already: what is asked later comes later. */
  private waits = false;
  private readonly terms: string;

  /** `isPatient`: without time limits, for a command that reads or writes everything there is. */
  constructor(config?: pg.ClientConfig & { readonly isPatient?: boolean }) {
    const isPatient = config?.isPatient ?? false;
    super({ ...config, pipeline: true, query_timeout: isPatient ? undefined : answerMs });
    this.terms = isPatient ? untimed : timed;
    // A connection that ends between two questions of a transaction must not end the process: the next question fails.
    this.on('error', () => {});
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver declares eleven forms of this call
  override query(config: any, ...rest: any[]): any {
    const ask = (query: unknown) => {
      this.sendTogether();
      return (super.query as (...all: unknown[]) => Promise<unknown>).call(this, query, ...rest);
    };
    if (begins.test(config?.text)) {
      void this.begin(ask({ ...config, text: `${config.text}; ${this.terms}` }));
      return Promise.resolve();
    }
    // What changes something must not happen where no transaction has begun.
    this.waits ||= !/^select/i.test(config?.text);
    return this.transaction && this.waits ? this.transaction.then(() => ask(config)) : ask(config);
  }

  /** Nobody waits for it. Should it fail, all that went along fails with the connection. */
  private async begin(answer: Promise<unknown>): Promise<void> {
    this.transaction = answer;
    this.waits = false;
    try {
      await answer;
      this.transaction = null;
    } catch {
      // It must not go back to the pool as one that lives: whoever asked it next would never be answered.
      void this.end();
      this.stream.destroy();
    }
  }

  /** What is asked until the program waits for an answer is one write. */
  private sendTogether(): void {
    const { stream } = this;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  private get stream() {
    return (this as unknown as Wire).connection.stream;
  }
}
