import { callbackify } from 'node:util';
import pg from 'pg';

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/** A pool that acquires the process lock before it hands out a connection. */
export class LockedPool extends pg.Pool {
  /** @param acquireLock resolves when the process holds the lock */
  constructor(
    // The types of the driver lack options that the pool passes to its clients.
    config: pg.PoolConfig & { readonly isPatient?: boolean },
    private readonly acquireLock: () => Promise<void>,
  ) {
    super(config);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connect = async () => {
      await this.acquireLock();
      return super.connect();
    };
    if (!callback) return connect();
    callbackify(connect)((error, client) => callback(error ?? undefined, client, () => client.release()));
  }
}
