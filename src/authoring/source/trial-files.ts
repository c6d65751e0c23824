import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import type { Finding } from '../report/finding.ts';
import { findingOf, findingsOf } from '../report/finding-of.ts';
import type { Drafts } from './inspect.ts';
import { lineOf } from './json-lines.ts';
import { jsonNamesIn } from './json-names.ts';
import { parseJson } from './parse-json.ts';
import { shapeCheck } from './shape.ts';

const schemaFile = 'trial.schema.json';

/** A file of `questionnaires/trials`. */
export interface TrialSource {
  /** From the repository: 'questionnaires/trials/short-steps.json'. */
  readonly file: string;
  readonly text: string;
  /** Undefined where its shape is wrong, as the findings say. */
  readonly trial: TrialFile | undefined;
  readonly findings: readonly Finding[];
}

/**
 * The trials that there are, in order of the names of their files.
 * @param folder the questionnaires' folder, which holds `trials/`
 * @param drafts texts that take the place of files of `trials/`
 */
export function readTrials(folder: string, drafts: Drafts = new Map()): TrialSource[] {
  const own = join(folder, 'trials');
  const names = new Set([...jsonNamesIn(own), ...drafts.keys()]);
  return [...names].sort().map((name) => {
    const file = `questionnaires/trials/${name}`;
    let text = '';
    let trial: TrialFile | undefined;
    const findings = findingsOf(file, () => {
      text = drafts.get(name) ?? readFileSync(join(own, name), 'utf8');
      const json = parseJson(text);
      if (json.fault) return [findingOf(file, json.fault.line, json.fault)];
      const faults = shapeCheck(JSON.parse(readFileSync(join(own, schemaFile), 'utf8')) as object)(
        json.parsed,
      );
      if (faults.length === 0) trial = json.parsed as TrialFile;
      return faults.map((fault) => findingOf(file, lineOf(text, fault.path), fault));
    });
    return { file, text, trial, findings };
  });
}
