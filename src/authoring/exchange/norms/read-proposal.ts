import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NormsFile } from '#domain/psychometrics/norms-file.ts';
import { formatFinding } from '../../finding/finding.ts';
import { createFinding } from '../../finding/create-finding.ts';
import { parseJson } from '../../source/parse-json.ts';
import { createSchemaValidator } from '../../source/shape/shape-check.ts';

const schemaFile = fileURLToPath(
  new URL('../../../domain/psychometrics/norms-file.schema.json', import.meta.url),
);

/**
 * Reads a proposal of norms.
 * @throws Error with a message for the author if the file is missing or invalid
 */
export function readProposal(file: string): NormsFile {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Error(`${file}: the file does not exist. Check the path.`);
  const createError = (details: string) => new Error(`${file} is not a proposal of norms:\n\n${details}`);
  const json = parseJson(readFileSync(file, 'utf8'));
  if (json.problem) throw createError(formatFinding(createFinding(file, json.problem.line, json.problem)));
  const wrong = createSchemaValidator(JSON.parse(readFileSync(schemaFile, 'utf8')) as object)(json.parsed);
  if (wrong.length > 0)
    throw createError(wrong.map((one) => formatFinding(createFinding(file, undefined, one))).join('\n\n'));
  return json.parsed as NormsFile;
}
