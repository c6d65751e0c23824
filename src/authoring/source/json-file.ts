import type { Finding, Unplaced } from '../report/finding.ts';
import { findingOf } from '../report/finding-of.ts';
import { withInternalErrorFinding } from '../report/internal-error.ts';
import { type ContentFiles, filesOnDisk } from './content-files.ts';
import { lineOf } from './json-lines.ts';
import { parseJson } from './parse-json.ts';
import { shapeCheck } from './shape.ts';

/** A JSON file of `content`, as far as it can be used. */
export interface JsonFile<T> {
  /** Undefined when the file is missing, does not parse or has the wrong shape. */
  readonly value?: T;
  readonly text: string;
  readonly findings: readonly Finding[];
}

/**
 * Reads a JSON file and checks it against a JSON schema beside it.
 * @param file relative to the repository
 */
export function readJsonFile<T>(root: string, file: string, schemaFile: string): JsonFile<T> {
  return jsonFile(filesOnDisk(root), file, schemaFile);
}

/** The same of files that are at hand. */
export function jsonFile<T>(files: ContentFiles, file: string, schemaFile: string): JsonFile<T> {
  if (!files.has(file)) {
    const fix = 'Bring the file back from version control.';
    const gone = { rule: 'json/file-gone', path: '', expected: 'the file', actual: 'none', fix };
    return { text: '', findings: [findingOf(file, undefined, gone)] };
  }
  const text = files.text(file);
  const json = parseJson(text);
  if (json.fault) return { text, findings: [findingOf(file, json.fault.line, json.fault)] };
  const findings = withInternalErrorFinding<Unplaced>(
    () => shapeCheck(JSON.parse(files.text(schemaFile)) as object)(json.parsed),
    (fault) => fault,
  ).map((fault) => locate(file, text, fault));
  return findings.length > 0 ? { text, findings } : { value: json.parsed as T, text, findings };
}

/** A fault of a JSON file as a finding, with the line of its path. */
function locate(file: string, text: string, fault: Unplaced): Finding {
  return findingOf(file, lineOf(text, fault.path), fault);
}
