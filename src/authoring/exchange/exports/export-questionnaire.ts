import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createQuestionnaire } from '#domain/fhir/questionnaire.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { createAttemptTable } from '#domain/tables/attempt-table.ts';
import { findInstrument } from '../../check/find-instrument.ts';
import { createDictionary } from './redcap-dictionary.ts';

/**
 * Exports a questionnaire for another program: a FHIR Questionnaire (.json) or a REDCap data dictionary (.csv).
 * @param name "S4", "S4@1.0" for a published version, or a file
 * @param isForced overwrites an existing file
 * @throws Error with a message for the author, before anything is written
 */
export function exportQuestionnaire(root: string, name: string, target: string, isForced: boolean): void {
  if (existsSync(target) && !isForced)
    throw new Error(`${target} exists already. Overwrite it with --force, or name another file with --to.`);
  const { instrument } = findInstrument(join(root, 'questionnaires'), name);
  writeFileSync(target, formatQuestionnaire(instrument, target));
}

/**
 * Formats a questionnaire for another program.
 * @param target its extension selects the format
 * @throws Error for another extension
 */
export function formatQuestionnaire(instrument: Instrument, target: string): string {
  if (/\.json$/i.test(target))
    return `${JSON.stringify(createQuestionnaire(createAttemptTable(instrument), instrument), null, 2)}\n`;
  if (/\.csv$/i.test(target)) return createDictionary(instrument);
  throw new Error(`${target}: name a file that ends with .json (FHIR) or .csv (REDCap).`);
}
