import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkInstrument } from '#domain/instrument/check.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Problem } from '#domain/instrument/problem.ts';
import type { Finding } from '../../../finding/finding.ts';
import { createFinding } from '../../../finding/create-finding.ts';
import { locateProblem } from '../../../check/inspect-folder.ts';
import { parseJson } from '../../../source/parse-json.ts';
import { createSchemaValidator } from '../../../source/shape/shape-check.ts';
import type { DraftRequest } from '../../../drafts/requests.ts';

/** A parsed draft of a questionnaire, with its errors. */
export interface UsableDraft {
  /** Undefined if the draft does not match the schema. */
  readonly instrument?: Instrument;
  /** Errors that prevent parsing or scoring. */
  readonly findings: readonly Finding[];
}

/**
 * Parses a draft. Ignores its worked examples, which do not matter for a preview.
 * @param root folder of the repository
 */
export function parseDraft(root: string, { file, text }: DraftRequest): UsableDraft {
  const json = parseJson(text);
  if (json.problem) return { findings: [createFinding(file, json.problem.line, json.problem)] };
  const locate = (problem: Problem) => locateProblem(file, text, problem);
  const schema = JSON.parse(readFileSync(join(root, 'questionnaires/instrument.schema.json'), 'utf8'));
  const problems = createSchemaValidator(schema)(json.parsed).filter(
    ({ path }) => !path.startsWith('examples'),
  );
  if (problems.length > 0) return { findings: problems.map(locate) };
  const instrument = { ...(json.parsed as Instrument), examples: [] };
  return { instrument, findings: checkInstrument(instrument).map(locate) };
}
