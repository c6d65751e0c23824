import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/answers/codes.ts';
import { listCodes } from '#domain/answers/codes.ts';
import { checkAnswers } from '#domain/answers/answers.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { getScale, listQuestions } from '#domain/instrument/questions.ts';
import { isHelpShownFirst } from '#domain/scoring/help-shown-first.ts';
import { computeResult } from '#domain/scoring/result.ts';

/**
 * Results of random answers to every published version, recorded before the instrument language grew. A change of
 * one digit, level or percentile of a stored attempt changes the hash.
 */
const recordedHashes: Readonly<Record<string, string>> = {
  'S1@1.0.json': 'e7ca58697214f8d4',
  'S1@1.1.json': 'e7ca58697214f8d4',
  'S1@1.2.json': 'e7ca58697214f8d4',
  'S1@1.3.json': '04b6437fd4526cf7',
  'S1@1.4.json': '04b6437fd4526cf7',
  'S2@1.0.json': '5af4dbf2ac39efd3',
  'S2@1.1.json': '5af4dbf2ac39efd3',
  'S2@1.2.json': '380ba9ed360102cb',
  'S2@1.3.json': 'fefc136b1fa5f2cb',
  'S3@1.0.json': '12103ff3bd761825',
  'S3@2.0.json': '12103ff3bd761825',
  'S3@2.1.json': '12103ff3bd761825',
  'S3@2.2.json': '8b1b5281e196e32e',
  'S4@1.0.json': 'ca15b090f3290516',
  'S4@1.1.json': '0682d6cf33556572',
  'S4@1.2.json': '011b3473616dec69',
  'S4@1.3.json': '011b3473616dec69',
  'S5@1.0.json': 'e7db4a984b39a629',
  'S5@1.1.json': 'e7db4a984b39a629',
  'S5@1.2.json': 'e7db4a984b39a629',
  'S5@1.3.json': '55cd75e63edafebd',
};

const folder = join(import.meta.dirname, '../../questionnaires/published');
const files = readdirSync(folder).filter((name) => name.includes('@'));

describe('scores of random answers are as recorded', () => {
  it.each(files)('%s', (file) => {
    const instrument = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Instrument;
    expect(hashResults(instrument)).toBe(recordedHashes[file]);
  });
});

/** Hashes the results and help of 300 random submissions; the seed is the same for all instruments. */
function hashResults(instrument: Instrument): string {
  const random = createRandom(20261128);
  const hash = createHash('sha256');
  for (let person = 0; person < 300; person += 1) {
    const answers = listQuestions(instrument).map((question): Answer => {
      const codes = listCodes(getScale(instrument, question));
      const code = codes[Math.floor(random() * codes.length)] ?? null;
      return instrument.allowsMissing && random() < 0.1 ? null : code;
    });
    expect(checkAnswers(instrument, answers)).toBeNull();
    const facts = {
      age: 18 + Math.floor(random() * 70),
      gender: random() < 0.5 ? ('female' as const) : null,
      education: 1 + Math.floor(random() * 4),
    };
    const result = computeResult(instrument, answers, facts);
    const helpFirst = isHelpShownFirst(instrument, { ...facts, result, ans: answers });
    hash.update(JSON.stringify({ result, helpFirst }));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Linear congruential generator of Numerical Recipes: 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
