import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeSetRules } from '#domain/instrument/check/rules.ts';
import { listAdvice, checkInstrument, checkSet, runExamples } from '#domain/instrument/check.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Problem } from '#domain/instrument/problem.ts';
import type { Finding } from '../finding/finding.ts';
import { createFinding, runCheck } from '../finding/create-finding.ts';
import { runGuarded } from '../finding/internal-error.ts';
import { addressReserved } from '../rules/instrument/address-reserved.ts';
import { runAll } from '../finding/run-rules.ts';
import type { DraftTexts, InstrumentFile } from '../source/instrument-file.ts';
import { findLine } from '../source/json-positions.ts';
import { listJsonNames } from '../source/list-json-files.ts';
import { parseJson } from '../source/parse-json.ts';
import { listPublishedIds } from '../source/published.ts';
import { createSchemaValidator } from '../source/shape/shape-check.ts';

const schemaFile = 'instrument.schema.json';

/** The instruments of a folder in order of position, and the findings on them. */
export interface Inspection {
  /** Only files that match the schema. */
  readonly files: readonly InstrumentFile[];
  /** Errors. */
  readonly findings: readonly Finding[];
  /** Findings that do not prevent a release. */
  readonly advice: readonly Finding[];
  /** Names of the files that do not parse or do not match the schema. */
  readonly unread: readonly string[];
}

/**
 * Reads the questionnaires of a folder and checks shape, then meaning and worked examples, then the set. A file that
 * does not match the schema skips the later checks.
 * @param folder contains `instrument.schema.json` and one `.json` file per instrument
 * @param drafts texts that replace files of the folder
 */
export function inspectFolder(folder: string, drafts: DraftTexts = new Map()): Inspection {
  const checkShape = createSchemaValidator(JSON.parse(readFileSync(join(folder, schemaFile), 'utf8')));
  const names = [...new Set([...listJsonNames(folder), ...drafts.keys()])].sort();
  const files: InstrumentFile[] = [];
  const findings = names.flatMap((file) =>
    runCheck(file, () => {
      const text = drafts.get(file) ?? readFileSync(join(folder, file), 'utf8');
      const json = parseJson(text);
      if (json.problem) return [createFinding(file, json.problem.line, json.problem)];
      const problems = checkShape(json.parsed);
      if (problems.length === 0) files.push({ file, text, instrument: json.parsed as Instrument });
      return problems.map((problem) => locateProblem(file, text, problem));
    }),
  );
  const unread = names.filter((name) => !files.some(({ file }) => file === name));
  for (const one of files) {
    const problems = runGuarded<Problem>(
      () => [
        ...checkInstrument(one.instrument),
        ...runExamples(one.instrument),
        ...runAll([addressReserved], one),
      ],
      (problem) => problem,
    );
    findings.push(...problems.map((problem) => locateProblem(one.file, one.text, problem)));
  }
  findings.push(...checkFileSet(folder, files, unread.length > 0));
  files.sort((a, b) => a.instrument.position - b.instrument.position);
  const advice = files.flatMap(({ file, text, instrument }) =>
    listAdvice(instrument).map((problem) => locateProblem(file, text, problem)),
  );
  return { files, findings, advice, unread };
}

/** Checks the files against each other. If one is unread, the rules on gaps and missing ids do not apply. */
function checkFileSet(folder: string, files: readonly InstrumentFile[], hasUnread: boolean): Finding[] {
  const published = listPublishedIds(folder);
  const set = files.toSorted(
    (a, b) =>
      Number(published.has(b.instrument.id)) - Number(published.has(a.instrument.id)) ||
      compareByOrigin(a, b),
  );
  const problems = checkSet(
    set.map(({ instrument }) => instrument),
    set.map(({ file }) => file),
  );
  return problems
    .filter(({ rule }) => !hasUnread || !completeSetRules.has(rule))
    .flatMap(({ at, ...problem }) => {
      const one = set[at];
      return one ? [locateProblem(one.file, one.text, problem)] : [];
    });
}

/**
 * Sorts a copy after its original, so that findings on both are reported for the copy, such as "S4-distress
 * copy.json".
 */
function compareByOrigin(a: InstrumentFile, b: InstrumentFile): number {
  const countCopyMarks = ({ file, instrument: { id } }: InstrumentFile) =>
    new RegExp(`^${id}-[A-Za-z0-9-]+\\.json$`).test(file) ? 0 : 1;
  return countCopyMarks(a) - countCopyMarks(b) || a.file.length - b.file.length || (a.file < b.file ? -1 : 1);
}

/** Adds file and line to a problem. */
export function locateProblem(file: string, text: string, problem: Problem): Finding {
  return createFinding(file, findLine(text, problem.path), problem);
}
