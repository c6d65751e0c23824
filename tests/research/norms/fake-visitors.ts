import { listCodes } from '#domain/answers/codes.ts';
import { listQuestions, getScale } from '#domain/instrument/questions.ts';
import { createSeededRandom } from '#domain/psychometrics/seeded-random.ts';
import { computeResult } from '#domain/scoring/result.ts';
import type { PublishedInstrument } from '#server/instruments/published.ts';
import { type FakePerson, createFakePeople, consentVersion } from '../support/insert-people.ts';

interface GroupOptions {
  readonly people: number;
  readonly from: number;
  readonly language?: string;
  /** A fixed age; by default 18 to 57, mostly young. */
  readonly age?: number;
  readonly other?: Partial<FakePerson>;
}

/** Creates people with one attempt each and consent to research; 30 % are men. */
export function createFakeVisitors(
  version: PublishedInstrument,
  groups: readonly GroupOptions[],
): FakePerson[] {
  const { instrument, hash } = version;
  const [template] = createFakePeople(1, [version]);
  if (!template?.profile) throw new Error('No example visitor has a plain profile.');
  const { profile } = template;
  return groups.flatMap(({ people, from, language = 'en-IN', age: fixedAge, other = {} }) => {
    const random = createSeededRandom(from);
    const drawNormal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Array.from({ length: people }, (_, at): FakePerson => {
      const userid = from + at;
      const age = fixedAge ?? 18 + Math.floor(40 * random() ** 2);
      const gender = random() < 0.7 ? ('female' as const) : ('male' as const);
      const trait = drawNormal() - (age - 30) * 0.01;
      const answers = listQuestions(instrument).map((question) => {
        const codes = listCodes(getScale(instrument, question));
        const index = Math.round((codes.length - 1) / 2 + 0.7 * trait + 0.7 * drawNormal());
        return codes[Math.min(codes.length - 1, Math.max(0, index))] ?? null;
      });
      const attempt = {
        userid,
        attemptId: `a${userid}`,
        sectionId: instrument.id,
        instrumentVersion: instrument.version,
        instrumentHash: hash,
        age,
        gender: null,
        education: null,
        answers,
        result: computeResult(instrument, answers, { age }),
        idempotencyKey: `a${userid}`,
        takenAt: new Date(Date.UTC(2027, 0, 4) + at * 60_000),
        language,
      };
      const person = {
        ...template,
        kind: 'person' as const,
        consents: [[true, consentVersion]] as const,
        profile: { ...profile, userid, age, gender },
        ...other,
      };
      return {
        ...person,
        userid,
        attempts: [attempt],
        profile: person.profile && { ...person.profile, userid },
      };
    });
  });
}
