import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from '#domain/answers/answers.ts';
import type { Answer } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';

/** The folder of the public instruments. */
const publicFolder = join(import.meta.dirname, 'public');

/** The text of each file by its name. */
export const publicFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(publicFolder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, readFileSync(join(publicFolder, name), 'utf8')]),
);

/** The instruments in order of position. */
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
 * Converts the numbers printed in a manual into codes. Other answers than choices stay as they are.
 * @param printed one number per question, before reversal; null if unanswered or hidden; 'does not apply' for that option
 */
export function toCodes(instrument: Instrument, printed: readonly Answer[]): Answers {
  return listQuestions(instrument).map((question, at) => {
    const number = printed[at] ?? null;
    if (number === null) return null;
    const scale = getScale(instrument, question);
    if (scale.kind !== 'choice') return number;
    const option = scale.options.find(({ code, value = code, notApplicable }) =>
      notApplicable ? number === 'does not apply' : value === number,
    );
    if (!option) throw new Error(`${instrument.id} ${question.id} has no option with the value ${number}.`);
    return option.code;
  });
}
