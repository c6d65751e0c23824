import pg from 'pg';
import { hearCallers } from './hear-callers.ts';
import type { Turns } from './turns.ts';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/**
 * A pool whose connections are given out in turns. Both drizzle's ways of asking pass here: `query`, and `connect` for
 * transactions. In a crowd callers are heard before each turn, as at the embedded database: what follows an answer of the
 * database, and what is read of those inside, makes a turn of the loop long, and in each one newcomer is let in.
 */
export class PoolInTurns extends pg.Pool {
  private readonly turns: Turns;
  private readonly holdLock: () => Promise<void>;

  /** @param holdLock resolves if the process may use the database */
  constructor(
    config: pg.PoolConfig & { readonly isPatient?: boolean },
    turns: Turns,
    holdLock: () => Promise<void>,
  ) {
    super(config);
    this.turns = turns;
    this.holdLock = holdLock;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    // The pool's own way to run a single query, which has its turn.
    if (callback) return super.connect(callback as never);
    return this.connectInTurn();
  }

  /** Opens every connection that it may have. One that cannot be had now is opened when it is needed. */
  async fill(): Promise<void> {
    const asked = await Promise.allSettled(Array.from({ length: this.options.max }, () => this.connect()));
    for (const each of asked) if (each.status === 'fulfilled') each.value.release();
  }

  private async connectInTurn(): Promise<pg.PoolClient> {
    const end = await this.turns.take();
    try {
      await this.hearCrowd();
      await this.holdLock();
      const client = await super.connect();
      const { release } = client;
      client.release = (error) => {
        end();
        release(error);
      };
      return client;
    } catch (error) {
      end();
      throw error;
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver declares eleven forms of this call
  override query(...asked: any[]): any {
    return this.turns.run(async () => {
      await this.hearCrowd();
      await this.holdLock();
      return (super.query as (...all: unknown[]) => Promise<unknown>).apply(this, asked);
    });
  }

  /** Where nobody waits inside, nobody waits outside. */
  private async hearCrowd(): Promise<void> {
    if (this.turns.waiting > 0) await hearCallers(this.turns.waiting);
  }
}
