import type { Instrument } from '#domain/instrument/instrument.ts';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import type { Finding } from '../../report/finding.ts';
import { lineOf } from '../../source/json-lines.ts';
import type { TrialSource } from '../../source/trial-files.ts';
import { runAll } from '../run-rules.ts';
import { trialGroup } from './index.ts';

/** What trials are held against. */
export interface AroundTrials {
  readonly instruments: readonly Instrument[];
  readonly researchEnabled: boolean;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** Shape and meaning of all trials. */
export function checkTrials(sources: readonly TrialSource[], around: AroundTrials): Finding[] {
  return sources.flatMap(({ file, text, trial, findings }) => {
    if (!trial) return [...findings];
    const others = sources.flatMap((one): TrialFile[] =>
      one.file === file || !one.trial ? [] : [one.trial],
    );
    const lineOfPath = (path: string) => lineOf(text, path);
    return runAll(trialGroup.rules, { ...around, file, trial, others, lineOfPath });
  });
}
