import type { Database } from './database.ts';

/** A database that is migrated and ready. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  /** Ends connections; the embedded one also writes its state and frees the data folder. */
  close(): Promise<void>;
}
