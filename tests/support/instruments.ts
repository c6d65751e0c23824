import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';

const folder = join(import.meta.dirname, '../../questionnaires');

/** The instruments of `questionnaires/`, in order of position. */
export const instruments: readonly Instrument[] = readdirSync(folder)
  .filter((name) => /^[^.]+\.json$/.test(name))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Instrument)
  .sort((a, b) => a.position - b.position);
