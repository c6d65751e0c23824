/** Rows by table. */
export type RowCounts = ReadonlyMap<string, number>;

/** A database for backup and restore. */
export interface BackupStore {
  /** For messages: "the database of DATABASE_URL". */
  readonly name: string;
  /** Writes the database to an empty file. */
  dump(file: string): Promise<void>;
  /** As `dump`. @returns the rows that the file contains */
  dumpAndCount(file: string): Promise<RowCounts>;
  countRows(): Promise<RowCounts>;
  isEmpty(): Promise<boolean>;
  /** Whether `dump` wrote the file, by its first bytes. */
  reads(firstBytes: Buffer): boolean;
  /**
   * Loads a dump into an empty store, completely or not at all. @throws OperatorError if the file is incomplete or
   * another kind of file
   */
  load(file: string): Promise<void>;
  /** Deletes what `load` has written. */
  clear(): Promise<void>;
}
