import pg from 'pg';

/** In ms. What people wait for takes a few; what takes longer holds a connection and rows that others need. */
const limits = { statement: 5_000, lock: 3_000, idle: 10_000 };
/** The driver's own limit, for a server that says nothing at all any more. */
export const answerMs = 8_000;

/**
 * Each transaction brings its time limits along, in the same message that begins it: settings of a connection do not
 * last behind a pooler that hands connections out by transaction, and many refuse them at the start.
 */
const begin = `begin; set local statement_timeout = ${limits.statement}; set local lock_timeout = ${limits.lock}; set local idle_in_transaction_session_timeout = ${limits.idle}`;

/** A connection that nobody waits for without end. */
export class TimedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver declares eleven forms of this call
  override query(config: any, ...rest: any[]): any {
    const isBegin = config?.text === 'begin';
    const asked = isBegin ? { ...config, text: begin } : config;
    const answer = (super.query as (...all: unknown[]) => unknown).call(this, asked, ...rest);
    if (answer instanceof Promise) answer.catch((error: Error) => this.onFailure(error, isBegin));
    return answer;
  }

  /** After a time-out the answer may still come, to whoever asks next: such a connection is not used again. */
  private onFailure(error: Error, isBegin: boolean): void {
    if (error.message === 'Query read timeout') this.hangUp();
    // drizzle gives a connection back only when its transaction has begun.
    if (isBegin) (this as unknown as Partial<pg.PoolClient>).release?.(error);
  }

  private hangUp(): void {
    (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  }
}
