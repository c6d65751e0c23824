import { join } from 'node:path';
import { armCodes } from '#domain/trial/arms.ts';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import { withArm } from '#domain/trial/with-arm.ts';
import { compiledFiles } from '../../compile/compiled-folder.ts';
import type { HashedInstrument } from '../../compile/instrument-forms.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-facts.ts';
import type { Finding } from '../../report/finding.ts';
import type { Drafts } from '../../source/inspect.ts';
import { readTrials } from '../../source/trial-files.ts';
import type { DraftRequest } from '../files/forms.ts';

const folder = 'questionnaires/trials/';

/** Whether a file is one of a trial. @param file relative to the repository */
export const isTrialFile = (file: string) => file.startsWith(folder);

/** A draft of a trial as the program would read it; the findings say why it cannot. */
export interface UsableTrial {
  readonly trial: TrialFile | undefined;
  readonly findings: readonly Finding[];
}

/** Reads a draft of a trial. What does not hold of a trial yet says nothing against reading its words. */
export function usableTrial(root: string, { file, text }: DraftRequest): UsableTrial {
  const drafts = new Map([[file.slice(folder.length), text]]);
  const own = readTrials(join(root, 'questionnaires'), drafts).find((one) => one.file === file);
  return { trial: own?.trial, findings: own?.findings ?? [] };
}

/**
 * Everybody reads the words of one arm: they stand in the place of the questionnaire's own, whatever arm an attempt
 * carries. Nothing changes for an arm that no trial has, nor while its questionnaire is not compiled.
 * @param outputs of the compiled folder, which are changed
 * @param drafts texts that take the place of files of trials
 * @param code as attempts carry it: 'short-steps/usual'
 */
export function putArm(outputs: Map<string, unknown>, root: string, drafts: Drafts, code: string): void {
  const trials = readTrials(join(root, 'questionnaires'), drafts).flatMap(({ trial }) => trial ?? []);
  const trial = trials.find((one) => armCodes(one).includes(code));
  if (!trial) return;
  for (const [path, output] of outputs) {
    if (path === `${compiledFiles.instruments}/${trial.instrument}.json`) {
      const { trials: _, ...whole } = output as CompiledInstrument;
      outputs.set(path, withArm(whole as CompiledInstrument, [trial], code));
    }
    if (!path.startsWith(`${compiledFiles.server}/`)) continue;
    const form = output as HashedInstrument;
    if (form.instrument.id === trial.instrument)
      outputs.set(path, { ...form, instrument: withArm(form.instrument, [trial], code) });
  }
}
