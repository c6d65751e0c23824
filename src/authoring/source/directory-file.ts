import type { DirectoryEntry } from '#domain/directory/directory.ts';

/** `content/directory.json`. */
export interface Directory {
  readonly entries: readonly DirectoryEntry[];
}

/** The directory with the data for its rules. */
export interface DirectoryFile extends Directory {
  readonly file: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly lineOfPath: (path: string) => number | undefined;
}
