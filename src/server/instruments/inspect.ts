import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adviceOn, checkInstrument, checkSet, runExamples } from '../../domain/instrument/check.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import type { Problem } from '../../domain/instrument/problem.ts';
import type { Finding } from './finding.ts';
import { lineOf } from './json-lines.ts';
import { guarded } from './own-fault.ts';
import { parseJson } from './parse-json.ts';
import { reservedProblems } from './reserved.ts';
import { shapeCheck } from './shape.ts';

const schemaFile = 'instrument.schema.json';

/** The instruments of a folder, each with its file, in order of position; and all that is wrong with them. */
export interface Inspection {
  /** Only those whose shape is right. */
  readonly files: readonly InstrumentFile[];
  /** What must be mended. */
  readonly findings: readonly Finding[];
  /** What is worth a second look. */
  readonly advice: readonly Finding[];
}

export interface InstrumentFile {
  readonly file: string;
  readonly text: string;
  readonly instrument: Instrument;
}

/**
 * Reads every questionnaire of a folder and checks shape, then meaning, then worked examples, then the set.
 * A file that fails one check is spared the next, whose words would only confuse.
 * @param folder holds `instrument.schema.json` and one `.json` file per instrument
 */
export function inspectFolder(folder: string): Inspection {
  const checkShape = shapeCheck(JSON.parse(readFileSync(join(folder, schemaFile), 'utf8')));
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== schemaFile);
  const files: InstrumentFile[] = [];
  const findings: Finding[] = [];
  for (const file of names.sort()) {
    const text = readFileSync(join(folder, file), 'utf8');
    const json = parseJson(text);
    if (json.fault) {
      findings.push({ file, line: json.fault.line, ...json.fault.problem });
      continue;
    }
    const wrong = checkShape(json.parsed);
    if (wrong.length === 0) files.push({ file, text, instrument: json.parsed as Instrument });
    findings.push(...wrong.map((problem) => located(file, text, problem)));
  }
  for (const { file, text, instrument } of files) {
    const wrong = guarded(
      () => {
        const meaning = [...checkInstrument(instrument), ...reservedProblems(instrument.routes)];
        return meaning.length > 0 ? meaning : runExamples(instrument);
      },
      (problem) => problem,
    );
    findings.push(...wrong.map((problem) => located(file, text, problem)));
  }
  if (names.length === 0) findings.push(emptyFolder(folder));
  if (findings.length === 0) {
    const set = files.toSorted(originalsFirst);
    const problems = checkSet(
      set.map(({ instrument }) => instrument),
      set.map(({ file }) => file),
    );
    for (const { at, ...problem } of problems) {
      findings.push(located(set[at]!.file, set[at]!.text, problem));
    }
  }
  files.sort((a, b) => a.instrument.position - b.instrument.position);
  const advice = files.flatMap(({ file, text, instrument }) =>
    adviceOn(instrument).map((problem) => located(file, text, problem)),
  );
  return { files, findings, advice };
}

/** Of a file and its copy the copy comes later, so that what they share is told of the copy: "S4-distress copy.json". */
function originalsFirst(a: InstrumentFile, b: InstrumentFile): number {
  const strangeness = ({ file, instrument: { id } }: InstrumentFile) =>
    new RegExp(`^${id}-[A-Za-z0-9-]+\\.json$`).test(file) ? 0 : 1;
  return strangeness(a) - strangeness(b) || a.file.length - b.file.length || (a.file < b.file ? -1 : 1);
}

/** A problem with its file and line. */
export function located(file: string, text: string, problem: Problem): Finding {
  return { file, line: lineOf(text, problem.path), ...problem };
}

function emptyFolder(folder: string): Finding {
  const mend = 'Add a questionnaire, or point to the right folder.';
  return { file: folder, path: '', expected: 'at least one questionnaire', found: 'none', mend };
}
