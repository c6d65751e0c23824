import { type Answers } from '#domain/answers/answers.ts';
import type { Answer } from '#domain/answers/codes.ts';
import { listCodes } from '#domain/answers/codes.ts';
import { withoutHiddenAnswers } from '#domain/answers/visible-items.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';

/** One attempt of a fake person. */
export interface FakeAttempt {
  readonly study: string;
  readonly attempt: number;
  readonly answers: Answers;
  readonly facts: Demographics;
}

/** Creates a seeded generator of pseudorandom numbers from 0 to 1 (Mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Creates one or two random attempts per person, with every kind of answer and unanswered hidden items; if the instrument
 * allows it, a third of the people skip some questions and a few skip many.
 */
export function createFakeAttempts(instrument: Instrument, people: number, seed = 1): FakeAttempt[] {
  const random = createRandom(seed);
  return Array.from({ length: people }, (_, person) => person).flatMap((person) => {
    const count = random() < 0.3 ? 2 : 1;
    return Array.from({ length: count }, (_each, at) => ({
      study: `p${String(person).padStart(6, '0')}`,
      attempt: at + 1,
      answers: createFakeAnswers(instrument, random),
      facts: {
        age: 18 + Math.floor(random() * 60),
        gender: ([null, 'male', 'female'] as const)[Math.floor(random() * 3)] ?? null,
        education: [null, 1, 2, 3, 4][Math.floor(random() * 5)] ?? null,
      },
    }));
  });
}

function createFakeAnswers(instrument: Instrument, random: () => number): Answers {
  const missingShare = instrument.allowsMissing ? ([0, 0, 0.1, 0.5][Math.floor(random() * 4)] ?? 0) : 0;
  const answers = listQuestions(instrument).map((question): Answer => {
    if (random() < missingShare) return null;
    const scale = getScale(instrument, question);
    if (scale.kind === 'text') return random() < 0.5 ? 'A walk, "slow"; and tea' : 'चाय';
    if (scale.kind === 'date') return random() < 0.5 ? scale.min : scale.max;
    const codes = listCodes(scale);
    const one = codes[Math.floor(random() * codes.length)] ?? null;
    if (scale.kind !== 'several' || one === null) return one;
    const exclusive = scale.options.filter((option) => option.alone).map(({ code }) => code);
    if (exclusive.includes(one)) return [one];
    return codes.filter((code) => code === one || (!exclusive.includes(code) && random() < 0.4));
  });
  return withoutHiddenAnswers(instrument, answers);
}
