import type { Instrument } from '#domain/instrument/instrument.ts';
import type { PlanContent } from '#domain/plan/plan-content.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import type { SubmissionKeyring } from '../crypto/submission-keyring.ts';
import type { Settings } from '../config/settings.ts';
import type { Languages } from '../language/languages.ts';

/** An instrument with the hash of its content, which is stored with each attempt. */
export interface ServedInstrument {
  readonly instrument: Instrument;
  /** SHA-256 of the canonical JSON, in hex. */
  readonly hash: string;
}

/** Dependencies of routes and services. Tests pass their own. */
export interface Context {
  readonly config: Config;
  readonly settings: Settings;
  readonly languages: Languages;
  readonly db: Database;
  /** Wakes the mail queue after a commit. */
  readonly mails: { wake(): void };
  readonly keyring: SubmissionKeyring;
  /** Encrypts and decrypts personal data. */
  readonly cipher: FieldCipher;
  /** Ordered by position. */
  readonly instruments: readonly ServedInstrument[];
  /** Troubles and small steps. */
  readonly plan: PlanContent;
  /** The clock of the server. */
  readonly now: () => Date;
  /** Waits for milliseconds. A stub in tests. */
  readonly sleep: (ms: number) => Promise<void>;
}
