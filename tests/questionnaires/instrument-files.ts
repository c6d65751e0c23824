import { readdirSync, readFileSync } from 'node:fs';
import type { Instrument } from '#domain/instrument/instrument.ts';

const folder = new URL('../../questionnaires/', import.meta.url);

/** Reads a JSON file of the project, by its path from the root. */
export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
}

/** Every questionnaire file, by its name, in alphabetical order. */
export const instrumentFiles: ReadonlyMap<string, unknown> = new Map(
  readdirSync(folder)
    .filter((name) => /^[^.]+\.json$/.test(name))
    .sort()
    .map((name) => [name, readJson(`questionnaires/${name}`)]),
);

/** The same files, typed as instruments; `schema.test.ts` validates them. */
export const instruments = [...instrumentFiles.values()] as Instrument[];

/**
 * The instrument of an id.
 * @throws Error if no file has it
 */
export function findInstrument(id: string): Instrument {
  const found = instruments.find((one) => one.id === id);
  if (!found) throw new Error(`no questionnaire file has the id ${id}`);
  return found;
}
