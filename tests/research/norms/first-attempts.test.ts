import { expect, test } from 'vitest';
import { selectFirstSittings } from '#research/norms/first-sittings.ts';
import type { Sitting } from '#research/quality/sitting.ts';
import { listEditions } from '#research/release/editions.ts';
import { readPublished } from '../quality/fake-attempts.ts';

const s4 = readPublished('S4@1.1');
const [edition] = listEditions([s4]);

async function* streamAttempts(...all: [person: string, language: string][]): AsyncGenerator<Sitting> {
  for (const [person, language] of all)
    yield { person, language, instrumentId: 'S4', instrumentHash: s4.hash, result: {} } as unknown as Sitting;
}

test('a person counts once, and a second attempt never replaces an excluded first one', async () => {
  const stream = streamAttempts(['a', 'en-IN'], ['a', 'en-IN'], ['b', 'hi-IN'], ['b', 'en-IN']);
  const { sittings: counted, leftOut } = await selectFirstSittings(stream, edition!, 'en-IN', []);
  expect(counted.map(({ person }) => person)).toEqual(['a']);
  expect(leftOut.otherLanguage).toBe(1);
});
