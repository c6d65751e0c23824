import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkInstrument, checkSet, runExamples } from '#domain/instrument/check.ts';
import type { Problem } from '#domain/instrument/problem.ts';
import type { ServedInstrument } from '../app/context.ts';
import { OperatorError } from '../config/operator-error.ts';

/** The error for invalid questionnaires, with all findings. */
function createOrderError(folder: string, problems: readonly string[]): OperatorError {
  return new OperatorError(`The questionnaires in ${folder} are invalid:\n\n${problems.join('\n\n')}`);
}

/**
 * Reads the compiled instruments of a folder, ordered by position, with the hash of their source. The build has checked
 * shape and wording; meaning, worked examples and the set are checked again at each start, because results depend on
 * them.
 * @throws OperatorError with the findings of all files
 */
export function readInstruments(folder: string): ServedInstrument[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const files = names.map((file) => ({ file, ...read(folder, file) }));
  const wrong = files.flatMap(({ file, instrument }) => {
    const problems = [...checkInstrument(instrument), ...runExamples(instrument)];
    return problems.map((problem) => formatProblem(file, problem));
  });
  if (wrong.length === 0) {
    const set = checkSet(files.map(({ instrument }) => instrument));
    wrong.push(...set.map(({ at, ...problem }) => formatProblem(files[at]?.file ?? folder, problem)));
  }
  if (files.length === 0) wrong.push('There are no questionnaires. Run npm run build.');
  if (wrong.length > 0) throw createOrderError(folder, wrong);
  return files
    .map(({ instrument, hash }) => ({ instrument, hash }))
    .sort((a, b) => a.instrument.position - b.instrument.position);
}

function read(folder: string, file: string): ServedInstrument {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8')) as ServedInstrument;
  } catch (error) {
    throw createOrderError(folder, [`${file}: ${(error as Error).message}`]);
  }
}

function formatProblem(file: string, { path, expected, actual, fix }: Problem): string {
  return `${file}  ${path}\n    expected  ${expected}\n    actual    ${actual}\n    fix       ${fix}`;
}
