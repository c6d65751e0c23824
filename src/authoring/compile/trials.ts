import { join } from 'node:path';
import { indianDay } from '#domain/dates/india-day.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import type { Finding } from '../report/finding.ts';
import { checkTrials } from '../rules/trial/check-trials.ts';
import { readContentFiles } from '../source/json-content.ts';
import { readTrialCopies } from '../source/trial-copies.ts';
import { readTrials } from '../source/trial-files.ts';

/** The trials that are compiled. While one of them is broken there are none: everybody reads the usual words. */
export interface ServedTrials {
  readonly trials: readonly TrialFile[];
  readonly findings: readonly Finding[];
}

/** The trials of a repository beside the instruments that are served. */
export function servedTrials(root: string, instruments: readonly Instrument[]): ServedTrials {
  const folder = join(root, 'questionnaires');
  const sources = readTrials(folder);
  if (sources.length === 0) return { trials: [], findings: [] };
  const researchEnabled = readContentFiles(root).settings.value?.research?.enabled ?? false;
  const copies = readTrialCopies(folder);
  const findings = checkTrials(sources, { instruments, researchEnabled, copies, today: indianDay() });
  const trials = findings.length > 0 ? [] : sources.flatMap(({ trial }) => (trial ? [bare(trial)] : []));
  return { trials, findings };
}

/** Without the editor's pointer to its schema. */
function bare(trial: TrialFile): TrialFile {
  const { $schema: _, ...own } = trial as TrialFile & { readonly $schema?: string };
  return own;
}
