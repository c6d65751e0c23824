import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NormsFile } from '#domain/psychometrics/norms-file.ts';
import { inWords } from '../../finding/finding.ts';
import { findingOf } from '../../finding/finding-of.ts';
import { parseJson } from '../../source/parse-json.ts';
import { shapeCheck } from '../../source/shape/shape-check.ts';

const schemaFile = fileURLToPath(
  new URL('../../../domain/psychometrics/norms-file.schema.json', import.meta.url),
);

/**
 * Reads what `npm run norms -- propose` wrote.
 * @throws words for the author where it is something else
 */
export function readProposal(file: string): NormsFile {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no such file: ${file}`);
  const refuse = (words: string) => new Error(`${file} is no proposal of norms:\n\n${words}`);
  const json = parseJson(readFileSync(file, 'utf8'));
  if (json.fault) throw refuse(inWords(findingOf(file, json.fault.line, json.fault)));
  const wrong = shapeCheck(JSON.parse(readFileSync(schemaFile, 'utf8')) as object)(json.parsed);
  if (wrong.length > 0)
    throw refuse(wrong.map((one) => inWords(findingOf(file, undefined, one))).join('\n\n'));
  return json.parsed as NormsFile;
}
