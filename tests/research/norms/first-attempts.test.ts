import { expect, test } from 'vitest';
import { selectFirstAttempts } from '#research/norms/first-attempts.ts';
import type { EligibleAttempt } from '#research/quality/eligible-attempt.ts';
import { groupVersionsByTable } from '#research/release/table-versions.ts';
import { readPublished } from '../quality/fake-attempts.ts';

const s4 = readPublished('S4@1.1');
const [edition] = groupVersionsByTable([s4]);

async function* streamAttempts(
  ...all: [person: string, language: string, browserTranslated?: boolean][]
): AsyncGenerator<EligibleAttempt> {
  for (const [person, language, browserTranslated = null] of all)
    yield {
      person,
      language,
      browserTranslated,
      instrumentId: 'S4',
      instrumentHash: s4.hash,
      result: {},
    } as unknown as EligibleAttempt;
}

test('a person counts once, and a second attempt never replaces an excluded first one', async () => {
  const stream = streamAttempts(['a', 'en-IN'], ['a', 'en-IN'], ['b', 'hi-IN'], ['b', 'en-IN']);
  const { sittings: counted, leftOut } = await selectFirstAttempts(stream, edition!, ['en-IN'], []);
  expect(counted.map(({ person }) => person)).toEqual(['a']);
  expect(leftOut.otherLanguage).toBe(1);
});

test('leaves out people whose browser had translated the questions, and counts them', async () => {
  const stream = streamAttempts(['a', 'en-IN', true], ['a', 'en-IN', false], ['b', 'en-IN', false]);
  const { sittings: counted, leftOut } = await selectFirstAttempts(stream, edition!, ['en-IN'], []);
  expect(counted.map(({ person }) => person)).toEqual(['b']);
  expect(leftOut.browserTranslated).toBe(1);
});

test('names the other languages', async () => {
  const stream = streamAttempts(['a', 'en-IN'], ['b', 'hi-IN'], ['c', 'kn-IN'], ['d', 'hi-IN']);
  const { sittings: counted, otherLanguages } = await selectFirstAttempts(stream, edition!, ['en', 'kn'], []);
  expect(counted.map(({ person }) => person)).toEqual(['a', 'c']);
  expect([...otherLanguages]).toEqual([['hi-IN', 2]]);
});
