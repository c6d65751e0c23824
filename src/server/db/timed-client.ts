import pg from 'pg';

/** In ms; 0 for no limit. */
interface Limits {
  readonly statement: number;
  readonly lock: number;
  readonly idle: number;
}

/** Normal statements take a few ms. A long one holds a connection and locks that other requests need. */
const limits: Limits = { statement: 5_000, lock: 3_000, idle: 10_000 };
/** In ms: timeout of the driver, for a server that stopped responding. It closes the connection. */
const answerMs = 8_000;

/**
 * Time limits are set in each transaction, in the message that begins it: behind a pooler in transaction mode session
 * settings are lost, and many poolers refuse startup parameters.
 */
const timed = within(limits);
/** Overrides limits of the database or its user. */
const untimed = within({ statement: 0, lock: 0, idle: 0 });

function within({ statement, lock, idle }: Limits): string {
  return `set local statement_timeout = ${statement}; set local lock_timeout = ${lock}; set local idle_in_transaction_session_timeout = ${idle}`;
}

/** Begins a transaction without time limits. */
export const beginWithoutTimeouts: string = `begin; ${untimed}`;

/** With any isolation level. */
const begins = /^begin\b/;

/** Parts of a connection that the types of the driver omit. */
interface Wire {
  readonly connection: {
    readonly stream: { cork(): void; uncork(): void; destroy(): void };
  };
}

/**
 * A connection with time limits that sends concurrent queries (`Promise.all`) in one message, and `begin` together with
 * the first select. PostgreSQL processes them in order, each on its own.
 */
export class TimedClient extends pg.Client {
  /** A transaction whose `begin` has no response yet. */
  private transaction: Promise<unknown> | null = null;
  /** Whether a query waits for `begin`; later queries follow it. */
  private waits = false;
  private readonly terms: string;

  /** `isPatient`: without time limits, for commands that read or write whole tables. */
  constructor(config?: pg.ClientConfig & { readonly isPatient?: boolean }) {
    const isPatient = config?.isPatient ?? false;
    super({ ...config, pipeline: true, query_timeout: isPatient ? undefined : answerMs });
    this.terms = isPatient ? untimed : timed;
    // A connection that closes between two queries of a transaction must not end the process: the next query fails.
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
    // A write must not run if `begin` failed.
    this.waits ||= !/^select/i.test(config?.text);
    return this.transaction && this.waits ? this.transaction.then(() => ask(config)) : ask(config);
  }

  /** Not awaited. If it fails, all queries of the message fail with the connection. */
  private async begin(answer: Promise<unknown>): Promise<void> {
    this.transaction = answer;
    this.waits = false;
    try {
      await answer;
      this.transaction = null;
    } catch {
      // Must not return to the pool, because later queries would never get a response.
      void this.end();
      this.stream.destroy();
    }
  }

  /** Sends the queries of one turn of the event loop in one write. */
  private sendTogether(): void {
    const { stream } = this;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  private get stream() {
    return (this as unknown as Wire).connection.stream;
  }
}
