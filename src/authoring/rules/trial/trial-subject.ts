import type { Instrument } from '#domain/instrument/instrument.ts';
import { majorOf } from '#domain/instrument/version.ts';
import type { TrialFile } from '#domain/trial/trial-file.ts';

/** A trial with all that its rules need to know of everything else. */
export interface TrialSubject {
  /** From the repository. */
  readonly file: string;
  readonly trial: TrialFile;
  /** The trial as it was kept; undefined where it was not, or the copy is not as it was. */
  readonly copy: TrialFile | undefined;
  /** The trials of the other files. */
  readonly others: readonly TrialFile[];
  readonly instruments: readonly Instrument[];
  /** Whether `content/settings.json` asks people about research. */
  readonly researchEnabled: boolean;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** The questionnaire that a trial is on; undefined where there is none of that id and major version. */
export function instrumentOf({ trial, instruments }: TrialSubject): Instrument | undefined {
  return instruments.find(({ id, version }) => id === trial.instrument && majorOf(version) === trial.major);
}
