import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { compareVersions } from '#domain/instrument/version.ts';
import { type Finding, formatFinding } from '../finding/finding.ts';
import { createFinding } from '../finding/create-finding.ts';
import { inspectFolder, locateProblem } from './inspect-folder.ts';
import { parseJson } from '../source/parse-json.ts';
import { readPublished } from '../source/published.ts';
import { createSchemaValidator } from '../source/shape/shape-check.ts';

/** An instrument and where it was found. */
export interface LocatedInstrument {
  readonly instrument: Instrument;
  /** Such as "S1@1.0, published" or "questionnaires/S1-psychological.json, version 1.1". */
  readonly location: string;
  /** True for a published version, which is immutable. */
  readonly isPublished: boolean;
}

/**
 * Finds an instrument by file path, by `S1@1.0` for a published version, or by `S1` for the current file.
 * @param folder folder of the questionnaires
 * @throws Error with a message for the author if it does not exist or cannot be used
 */
export function findInstrument(folder: string, name: string): LocatedInstrument {
  if (/[/\\]|\.json$/.test(name)) {
    const instrument = readInstrumentFile(folder, name);
    return { instrument, location: `${name}, version ${instrument.version}`, isPublished: false };
  }
  const [id = '', version] = name.split('@');
  if (version !== undefined) {
    const copy = join(folder, 'published', `${name}.json`);
    if (!existsSync(copy))
      throw new Error(`${name} was never published. Published versions: ${listPublishedNames(folder)}.`);
    const instrument = JSON.parse(readFileSync(copy, 'utf8')) as Instrument;
    return { instrument, location: `${name}, published`, isPublished: true };
  }
  const { files, findings } = inspectFolder(folder);
  const match = files.find(({ instrument }) => instrument.id.toLowerCase() === id.toLowerCase());
  if (match) {
    const { instrument, file } = match;
    return {
      instrument,
      location: `questionnaires/${file}, version ${instrument.version}`,
      isPublished: false,
    };
  }
  const broken =
    findings.length > 0
      ? ' A file that is broken cannot be compared: Run npm run check to see its errors.'
      : '';
  throw new Error(
    `The questionnaire "${name}" does not exist. Questionnaires: ${files.map(({ instrument }) => instrument.id).join(', ')}.${broken}`,
  );
}

function readInstrumentFile(folder: string, file: string): Instrument {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Error(`${file}: the file does not exist. Check the path.`);
  const text = readFileSync(file, 'utf8');
  const createError = (finding: Finding) =>
    new Error(`${file} cannot be compared:\n\n${formatFinding(finding)}`);
  const json = parseJson(text);
  if (json.problem) throw createError(createFinding(file, json.problem.line, json.problem));
  const schema = JSON.parse(readFileSync(join(folder, 'instrument.schema.json'), 'utf8')) as object;
  const [first] = createSchemaValidator(schema)(json.parsed);
  if (first) throw createError(locateProblem(file, text, first));
  return json.parsed as Instrument;
}

/**
 * Returns the newest published version of an id, as `S1@1.0`.
 * @throws Error if no version is published
 */
export function findNewestPublished(folder: string, id: string): string {
  const copies = readPublished(folder).instruments.filter((one) => one.id.toLowerCase() === id.toLowerCase());
  const newest = copies.sort((a, b) => compareVersions(a.version, b.version)).at(-1);
  if (!newest) throw new Error(`${id} was never published. Name two questionnaires.`);
  return `${newest.id}@${newest.version}`;
}

function listPublishedNames(folder: string): string {
  return readPublished(folder)
    .instruments.map(({ id, version }) => `${id}@${version}`)
    .join(', ');
}
