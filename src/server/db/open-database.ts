import type { Database } from './database.ts';
import type { DatabaseFault } from './faults.ts';

/** Connections to PostgreSQL by state; `waiting` counts requests that wait for one. */
export type Connections = Readonly<Record<'busy' | 'idle' | 'waiting', number>>;

/** A migrated database. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Connections of the pool; absent for the embedded database. */
  readonly connections?: () => Connections;
  /**
   * Lets a lost process lock be acquired again only if the database still has the data key of this fingerprint; else
   * `onChanged` is called once. Absent for the embedded database, which only one process can open.
   */
  readonly requireDataKey?: (fingerprint: string, onChanged: () => void) => void;
  /** Whether the database can be read and written. Responds within about a second. */
  probe(): Promise<'works' | DatabaseFault>;
  /** Warnings for the operator, one sentence each. */
  readonly warnings: readonly string[];
  /** Closes all connections; the embedded database also writes its state and unlocks the data folder. */
  close(): Promise<void>;
}
