import type { OfferedLanguage } from '#domain/instrument/translation.ts';
import type { Database } from '#server/db/database.ts';
import type { PublishedInstrument } from '#server/instruments/published.ts';
import type { BatchPace } from './batch-pace.ts';

/** Input of a command that reads the answers of all people, besides its options. */
export interface CommandContext {
  readonly db: Database;
  readonly published: readonly PublishedInstrument[];
  /** Version of the research consent. */
  readonly consentVersion: string;
  readonly now: Date;
  readonly pace: BatchPace;
  /** Languages of the site, with the stages of their translations. */
  readonly languages: readonly OfferedLanguage[];
}
