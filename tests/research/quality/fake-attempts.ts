import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCodes } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';
import { createSeededRandom } from '#domain/psychometrics/seeded-random.ts';
import { computeResult } from '#domain/scoring/result.ts';
import type { EligibleAttempt } from '#research/quality/eligible-attempt.ts';
import type { PublishedInstrument } from '#server/instruments/published.ts';

const folder = join(import.meta.dirname, '../../../questionnaires/published');

/** Reads a published version: 'S4@1.1'. */
export function readPublished(name: string): PublishedInstrument {
  const hashes = JSON.parse(readFileSync(join(folder, 'hashes.json'), 'utf8')) as Record<string, string>;
  const instrument = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Instrument;
  return { instrument, hash: hashes[name] ?? '' };
}

interface AttemptOptions {
  readonly people: number;
  readonly language?: string;
  readonly browserTranslated?: boolean | null;
  /** Days after which every third person returns; by default none does. */
  readonly returnAfterDays?: number;
  /** The first person id, so that groups have different people. */
  readonly from?: number;
}

/** Creates attempts of fake people; a higher trait yields higher codes. */
export function createFakeAttempts(
  { instrument, hash }: PublishedInstrument,
  { people, language = 'en-IN', browserTranslated = null, returnAfterDays, from = 0 }: AttemptOptions,
): EligibleAttempt[] {
  const random = createSeededRandom(from + people);
  const drawNormal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const start = Date.UTC(2027, 0, 4, 6);
  const age = 30;
  const createAttempt = (person: number, trait: number, days: number): EligibleAttempt => {
    const answers = listQuestions(instrument).map((question) => {
      const codes = listCodes(getScale(instrument, question));
      const latent = (question.reverse ? -1 : 1) * (0.7 * trait + 0.7 * drawNormal()) - 0.4;
      const at = Math.round((codes.length - 1) / 2 + (latent * codes.length) / 4);
      return codes[Math.min(codes.length - 1, Math.max(0, at))] ?? null;
    });
    return {
      person,
      instrumentId: instrument.id,
      instrumentHash: hash,
      language,
      browserTranslated,
      answers,
      result: computeResult(instrument, answers, { age, gender: null, education: null }),
      age,
      gender: null,
      takenAt: new Date(start + (person * 0.01 + days) * 86_400_000),
    };
  };
  return Array.from({ length: people }, (_, at) => at + from).flatMap((person) => {
    const trait = drawNormal();
    const first = createAttempt(person, trait, 0);
    return returnAfterDays !== undefined && person % 3 === 0
      ? [first, createAttempt(person, trait, returnAfterDays)]
      : [first];
  });
}

/** Yields attempts one by one, like a database. */
export async function* streamAttempts(sittings: readonly EligibleAttempt[]): AsyncIterable<EligibleAttempt> {
  yield* sittings;
}
