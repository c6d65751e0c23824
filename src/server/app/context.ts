import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import type { SubmissionKeyring } from '../crypto/submission-keyring.ts';
import type { Settings } from '../config/settings.ts';

/** An instrument as the server serves it, with the hash of its content that is stored with each attempt. */
export interface ServedInstrument {
  readonly instrument: Instrument;
  /** SHA-256, hex, of the canonical JSON. */
  readonly hash: string;
}

/** What routes and services work with. Passed by argument, so that tests pass their own. */
export interface Context {
  readonly config: Config;
  readonly settings: Settings;
  readonly db: Database;
  /** Told after the commit that a mail was queued, so that it goes at once. */
  readonly mails: { wake(): void };
  readonly keyring: SubmissionKeyring;
  /** Encrypts and opens what names a person. */
  readonly cipher: FieldCipher;
  /** In order of position. */
  readonly instruments: readonly ServedInstrument[];
  /** The only clock of the server. */
  readonly now: () => Date;
  /** Waits for milliseconds. Tests only note how long. */
  readonly sleep: (ms: number) => Promise<void>;
}
