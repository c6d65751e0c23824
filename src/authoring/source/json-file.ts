import type { Finding } from '../finding/finding.ts';
import { createFinding, runCheck } from '../finding/create-finding.ts';
import { type ContentFiles, readContentFolder } from './content-files.ts';
import { findLine } from './json-positions.ts';
import { parseJson } from './parse-json.ts';
import { createSchemaValidator } from './shape/shape-check.ts';

/** A parsed JSON file of `content`, with its findings. */
export interface JsonFile<T> {
  /** Undefined if the file is missing, does not parse or does not match the schema. */
  readonly value?: T;
  readonly text: string;
  readonly findings: readonly Finding[];
}

/**
 * Reads a JSON file and validates it with a JSON schema in the same folder.
 * @param file relative to the repository
 */
export function readJsonFile<T>(root: string, file: string, schemaFile: string): JsonFile<T> {
  return parseJsonFile(readContentFolder(root), file, schemaFile);
}

/** Does the same as `readJsonFile`, with the files already in memory. */
export function parseJsonFile<T>(files: ContentFiles, file: string, schemaFile: string): JsonFile<T> {
  if (!files.has(file)) {
    const fix = 'Restore the file from version control.';
    const missing = { rule: 'json/file-gone', path: '', expected: 'the file', actual: 'none', fix };
    return { text: '', findings: [createFinding(file, undefined, missing)] };
  }
  let text = '';
  let value: T | undefined;
  const findings = runCheck(file, () => {
    text = files.text(file);
    const json = parseJson(text);
    if (json.problem) return [createFinding(file, json.problem.line, json.problem)];
    const problems = createSchemaValidator(JSON.parse(files.text(schemaFile)) as object)(json.parsed);
    if (problems.length === 0) value = json.parsed as T;
    return problems.map((problem) => createFinding(file, findLine(text, problem.path), problem));
  });
  return value === undefined ? { text, findings } : { value, text, findings };
}
