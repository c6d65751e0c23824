import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from '#domain/answers/answers.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';

/** The folder of the twelve public instruments. */
const publicFolder = join(import.meta.dirname, 'public');

/** The text of each file by its name. */
export const publicFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(publicFolder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, readFileSync(join(publicFolder, name), 'utf8')]),
);

/** The twelve instruments in order of position. */
export const publicInstruments: readonly Instrument[] = [...publicFiles.values()]
  .map((text) => JSON.parse(text) as Instrument)
  .sort((a, b) => a.position - b.position);

/**
 * The public instrument of this id.
 * @throws Error for an unknown id
 */
export function findPublicInstrument(id: string): Instrument {
  const found = publicInstruments.find((one) => one.id === id);
  if (!found) throw new Error(`No public instrument has the id ${id}.`);
  return found;
}

/**
 * Converts the numbers printed in a manual into codes. All twelve instruments use choices.
 * @param printed one number per question, before reversal; null if unanswered or hidden
 */
export function toCodes(instrument: Instrument, printed: readonly (number | null)[]): Answers {
  return listQuestions(instrument).map((question, at) => {
    const number = printed[at] ?? null;
    if (number === null) return null;
    const scale = getScale(instrument, question);
    const option =
      scale.kind === 'choice' ? scale.options.find(({ code, value = code }) => value === number) : undefined;
    if (!option) throw new Error(`${instrument.id} ${question.id} has no option with the value ${number}.`);
    return option.code;
  });
}
