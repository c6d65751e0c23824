import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkInstrument } from '#domain/instrument/check.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Finding, UnlocatedFinding } from '../../../finding/finding.ts';
import { createFinding } from '../../../finding/create-finding.ts';
import { locateFault } from '../../../check/inspect.ts';
import { parseJson } from '../../../source/parse-json.ts';
import { createShapeCheck } from '../../../source/shape/shape-check.ts';
import type { DraftRequest } from '../../../drafts/requests.ts';

/** How far a draft of a questionnaire can be used, and what keeps it from more. */
export interface UsableDraft {
  /** Undefined where its shape is wrong: nobody knows what to draw. */
  readonly instrument?: Instrument;
  /** Why it has no shape, or, where it has one, why its results cannot be worked out; none where they can. */
  readonly findings: readonly Finding[];
}

/**
 * Reads a draft as the program would. Its worked examples are left out: a wrong one says nothing against trying.
 * @param root the repository's folder
 */
export function parseDraft(root: string, { file, text }: DraftRequest): UsableDraft {
  const json = parseJson(text);
  if (json.fault) return { findings: [createFinding(file, json.fault.line, json.fault)] };
  const place = (fault: UnlocatedFinding) => locateFault(file, text, fault);
  const schema = JSON.parse(readFileSync(join(root, 'questionnaires/instrument.schema.json'), 'utf8'));
  const wrong = createShapeCheck(schema)(json.parsed).filter(({ path }) => !path.startsWith('examples'));
  if (wrong.length > 0) return { findings: wrong.map(place) };
  const instrument = { ...(json.parsed as Instrument), examples: [] };
  return { instrument, findings: checkInstrument(instrument).map(place) };
}
