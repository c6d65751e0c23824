import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrialFile } from '#domain/trial/trial-file.ts';
import type { Finding } from '../report/finding.ts';
import { findingOf } from '../report/finding-of.ts';
import type { Drafts } from './inspect.ts';
import { lineOf } from './json-lines.ts';
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
  const names = new Set([...(existsSync(own) ? readdirSync(own) : []), ...drafts.keys()]);
  return [...names]
    .filter((name) => name.endsWith('.json') && name !== schemaFile)
    .sort()
    .map((name) => {
      const file = `questionnaires/trials/${name}`;
      const text = drafts.get(name) ?? readFileSync(join(own, name), 'utf8');
      const json = parseJson(text);
      if (json.fault)
        return { file, text, trial: undefined, findings: [findingOf(file, json.fault.line, json.fault)] };
      const check = shapeCheck(JSON.parse(readFileSync(join(own, schemaFile), 'utf8')) as object);
      const findings = check(json.parsed).map((fault) => findingOf(file, lineOf(text, fault.path), fault));
      return { file, text, trial: findings.length > 0 ? undefined : (json.parsed as TrialFile), findings };
    });
}
