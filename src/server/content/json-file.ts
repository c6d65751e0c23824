import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../domain/instrument/problem.ts';
import { lineOf } from '../instruments/json-lines.ts';
import { guarded } from '../instruments/own-fault.ts';
import { parseJson } from '../instruments/parse-json.ts';
import { shapeCheck } from '../instruments/shape.ts';
import { type ContentFinding, error } from './content-finding.ts';

/** A JSON file of `content`, as far as it can be used. */
export interface JsonFile<T> {
  /** Undefined when the file is missing, does not parse or has the wrong shape. */
  readonly value?: T;
  readonly text: string;
  readonly findings: readonly ContentFinding[];
}

/**
 * Reads a JSON file and checks it against a JSON schema beside it.
 * @param file relative to the repository
 */
export function readJsonFile<T>(root: string, file: string, schemaFile: string): JsonFile<T> {
  if (!existsSync(join(root, file))) {
    const mend = 'Bring the file back from version control.';
    return {
      text: '',
      findings: [error(file, undefined, { path: '', expected: 'the file', found: 'none', mend })],
    };
  }
  const text = readFileSync(join(root, file), 'utf8');
  const json = parseJson(text);
  if (json.fault) return { text, findings: [error(file, json.fault.line, json.fault.problem)] };
  const findings = guarded(
    () => shapeCheck(JSON.parse(readFileSync(join(root, schemaFile), 'utf8')) as object)(json.parsed),
    (problem) => problem,
  ).map((problem) => locate(file, text, problem));
  return findings.length > 0 ? { text, findings } : { value: json.parsed as T, text, findings };
}

/** A problem of a JSON file as an error, with the line of its path. */
export function locate(file: string, text: string, problem: Problem): ContentFinding {
  return error(file, lineOf(text, problem.path), problem);
}
