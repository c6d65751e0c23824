import type { Database } from './database.ts';
import type { Fault } from './faults.ts';

/** Connections to PostgreSQL by state; `waiting` are calls that wait for one. */
export type Connections = Readonly<Record<'busy' | 'idle' | 'waiting', number>>;

/** A database that is migrated and ready. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** How busy the connections are; the embedded database has none. */
  readonly connections?: () => Connections;
  /**
   * From now on a lost process lock is acquired again only if the database still knows the data key of this fingerprint, and
   * `onChanged` is called once if not. Absent on the embedded database, which only one process can open.
   */
  readonly requireDataKey?: (fingerprint: string, onChanged: () => void) => void;
  /** Can it be read and written to just now? Answers within about a second, whatever waits. */
  probe(): Promise<'works' | Fault>;
  /** What whoever starts the server should know. One sentence each. */
  readonly warnings: readonly string[];
  /** Ends connections; the embedded one also writes its state and frees the data folder. */
  close(): Promise<void>;
}
