import type { Instrument } from '#domain/instrument/instrument.ts';
import { inspectRelease } from './check-release.ts';
import type { Finding } from '../finding/finding.ts';
import { createFinding } from '../finding/create-finding.ts';
import type { DraftTexts, InstrumentFile } from '../source/instrument-file.ts';

/** The questionnaires of a folder, and all errors that prevent a release. */
export interface Questionnaires {
  readonly instruments: readonly InstrumentFile[];
  readonly published: readonly Instrument[];
  readonly findings: readonly Finding[];
}

/**
 * Reads and checks a folder of questionnaires. A broken file becomes a finding, not an exception.
 * @param drafts texts that replace files of the folder
 */
export function readQuestionnaires(folder: string, drafts?: DraftTexts): Questionnaires {
  try {
    const { files, findings, published } = inspectRelease(folder, drafts);
    const placed = findings.map((finding): Finding => {
      // Findings on the folder have an empty file name.
      const file = finding.file === '' ? 'questionnaires' : `questionnaires/${finding.file}`;
      return { ...finding, file };
    });
    return { instruments: files, published, findings: placed };
  } catch (failure) {
    // The schema or the list of hashes is broken. Authors edit neither.
    const fix = 'Restore instrument.schema.json and published/hashes.json from version control.';
    const actual = (failure as Error).message;
    const rule = 'questionnaire/unreadable';
    const problem = { rule, path: '', expected: 'a folder that can be read', actual, fix };
    return {
      instruments: [],
      published: [],
      findings: [createFinding('questionnaires', undefined, problem)],
    };
  }
}
