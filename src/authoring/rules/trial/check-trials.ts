import type { Instrument } from '#domain/instrument/instrument.ts';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import type { Finding } from '../../report/finding.ts';
import { lineOf } from '../../source/json-lines.ts';
import type { TrialCopy } from '../../source/trial-copies.ts';
import type { TrialSource } from '../../source/trial-files.ts';
import { runAll } from '../run-rules.ts';
import { trialFolderRules, trialRules } from './index.ts';

/** What trials are held against. */
export interface AroundTrials {
  readonly instruments: readonly Instrument[];
  readonly researchEnabled: boolean;
  /** What was kept of these trials, and of others. */
  readonly copies: readonly TrialCopy[];
  /** YYYY-MM-DD */
  readonly today: string;
}

/** Shape and meaning of all trials. */
export function checkTrials(sources: readonly TrialSource[], around: AroundTrials): Finding[] {
  const own = sources.flatMap(({ file, text, trial, findings }) => {
    if (!trial) return [...findings];
    const others = sources.flatMap((one): TrialFile[] =>
      one.file === file || !one.trial ? [] : [one.trial],
    );
    const lineOfPath = (path: string) => lineOf(text, path);
    const copy = around.copies.find(({ id }) => id === trial.id)?.trial;
    return runAll(trialRules, { ...around, file, trial, copy, others, lineOfPath });
  });
  const names = sources.map(({ file }) => file);
  return [...own, ...runAll(trialFolderRules, { ...around, file: 'questionnaires/trials', names })];
}
