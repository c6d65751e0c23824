import { callbackify } from 'node:util';
import pg from 'pg';

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/** A pool that gives out connections only while the process may use the database. Queries of the pool connect first as well. */
export class LockedPool extends pg.Pool {
  /** @param acquireLock resolves once the process may use the database */
  constructor(
    // The driver's types do not know that a pool passes its whole configuration to its clients.
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
