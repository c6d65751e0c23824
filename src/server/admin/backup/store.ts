/** Where everything is kept, as a whole: what backup and restore do with either database. */
export interface Store {
  /** As a person would say it: "the database of DATABASE_URL". */
  readonly name: string;
  /** Writes all of it over an empty file. */
  dump(file: string): Promise<void>;
  /** Does it hold nothing at all? */
  isEmpty(): Promise<boolean>;
  /** Is this a file that `dump` wrote? Looks at the first bytes alone. */
  reads(firstBytes: Buffer): boolean;
  /** Fills an empty store, wholly or not at all. @throws OperatorError where the file is not whole, or holds something else */
  load(file: string): Promise<void>;
  /** Takes back what `load` did. */
  clear(): Promise<void>;
}
