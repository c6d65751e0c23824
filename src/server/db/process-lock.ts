import type pg from 'pg';
import { connectToPostgres, throwUnreachable } from './connect.ts';
import { DatabaseInUse, DataKeyChanged } from './database-errors.ts';
import { beginWithoutTimeouts } from './timed-client.ts';

/** An arbitrary number. */
const lockNumber = 7_241_535;

/** Exclusive for a command that must not run with other processes; shared for every other process. */
export type LockMode = 'shared' | 'exclusive';

/**
 * The advisory lock of a process that uses the database. A transaction on a separate connection holds it: behind a
 * pooler in transaction mode a session lock would stay with another client. The transaction is idle without a snapshot,
 * so it does not block vacuum.
 */
export class ProcessLock {
  private acquired: Promise<pg.Client> | null = null;
  private fingerprint: string | null = null;
  private onChanged: () => void = () => {};

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly mode: LockMode,
  ) {}

  /**
   * Acquires the lock, also again after its connection was lost.
   * @param connectionTimeoutMillis timeout of a new connection
   * @throws DatabaseInUse, DatabaseUnreachable, DataKeyChanged
   */
  async ensureLocked(connectionTimeoutMillis: number): Promise<void> {
    this.acquired ??= this.acquire(connectionTimeoutMillis);
    await this.acquired;
  }

  /**
   * Lets the lock be acquired again only if the database still has this data key.
   * @param onChanged called once if it has another one
   */
  requireDataKey(fingerprint: string, onChanged: () => void): void {
    this.fingerprint = fingerprint;
    this.onChanged = onChanged;
  }

  async release(): Promise<void> {
    const client = await this.acquired?.catch(() => null);
    await client?.end();
  }

  private async acquire(connectionTimeoutMillis: number): Promise<pg.Client> {
    let client: pg.Client | undefined;
    try {
      client = await connectToPostgres({ ...this.config, connectionTimeoutMillis });
      await client.query(beginWithoutTimeouts).catch(throwUnreachable);
      await this.lock(client);
      await this.checkDataKey(client);
      client.once('end', () => {
        this.acquired = null;
      });
      return client;
    } catch (error) {
      await client?.end().catch(() => {});
      // Permanent: further attempts would fail, too.
      if (!(error instanceof DataKeyChanged)) this.acquired = null;
      throw error;
    }
  }

  private async lock(client: pg.Client): Promise<void> {
    const shared = this.mode === 'shared' ? '_shared' : '';
    const { rows } = await client
      .query<{ acquired: boolean }>(`select pg_try_advisory_xact_lock${shared}(${lockNumber}) as acquired`)
      .catch(throwUnreachable);
    if (!rows[0]?.acquired) throw new DatabaseInUse(this.mode);
  }

  private async checkDataKey(client: pg.Client): Promise<void> {
    if (this.fingerprint === null) return;
    const { rows } = await client
      .query<{ fingerprint: string }>('select fingerprint from data_keys')
      .catch(throwUnreachable);
    if (rows[0]?.fingerprint === this.fingerprint) return;
    this.onChanged();
    throw new DataKeyChanged();
  }
}
