import type { Instrument } from '#domain/instrument/instrument.ts';
import type { TrialCopy } from '../../source/trial-copies.ts';

/** The files of `questionnaires/trials` beside what was kept of trials. */
export interface TrialFolder {
  readonly file: string;
  /** The trials' files, from the repository. */
  readonly names: readonly string[];
  readonly copies: readonly TrialCopy[];
  readonly instruments: readonly Instrument[];
  /** YYYY-MM-DD */
  readonly today: string;
}
