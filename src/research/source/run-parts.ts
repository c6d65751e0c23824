import type { Database } from '#server/db/database.ts';
import type { Published } from '#server/instruments/published.ts';
import type { BatchPace } from './pace.ts';

/** What a command over the answers of all people needs beside its options. */
export interface RunParts {
  readonly db: Database;
  readonly published: readonly Published[];
  /** The version of the words beside the research box. */
  readonly words: string;
  readonly now: Date;
  readonly pace: BatchPace;
}
