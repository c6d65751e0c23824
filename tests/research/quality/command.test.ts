import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QualityFile } from '#domain/psychometrics/quality-file.ts';
import { parseQualityOptions, runQuality } from '#research/quality/command.ts';
import { fullSpeedPace } from '#research/source/batch-pace.ts';
import { openTestDatabase, type TestDatabase, defaultDatabase } from '#tests/support/database.ts';
import { type FakePerson, createFakePeople, insertPeople, consentVersion } from '../support/insert-people.ts';
import { createFakeAttempts, readPublished } from './fake-attempts.ts';

const s4 = readPublished('S4@1.1');
const scratch = mkdtempSync(join(tmpdir(), 'quality-'));
const now = new Date('2027-06-30T20:00:00Z');
let database: TestDatabase;

/** 104 consenting people in English, others who read other words, and four of each excluded kind. */
const kinds: readonly (readonly [number, Partial<FakePerson>, Partial<FakePerson['attempts'][number]>?])[] = [
  [104, {}],
  [12, {}, { language: 'hi-IN' }],
  [11, {}, { browserTranslated: true }],
  [4, { consents: [] }],
  [4, { consents: [[true, consentVersion], [false, consentVersion]] }], // biome-ignore format: one line
  [4, { consents: [[true, 'other words']] }],
  [4, { kind: 'test' }],
  [4, { kind: 'demo' }],
  [4, { profile: null }],
];

function createPeople(): FakePerson[] {
  const [plain] = createFakePeople(1, [s4]);
  if (!plain?.profile) throw new Error('No example visitor has a plain profile.');
  const { profile } = plain;
  let userid = 1000;
  return kinds.flatMap(([count, other, read]) =>
    createFakeAttempts(s4, { people: count, from: userid * 7 }).map((fake, at): FakePerson => {
      userid += 1;
      const attempt = {
        userid,
        attemptId: `a${userid}`,
        sectionId: 'S4',
        instrumentVersion: '1.1',
        instrumentHash: fake.instrumentHash,
        age: 30,
        gender: null,
        education: null,
        answers: [...fake.answers],
        result: fake.result,
        idempotencyKey: `a${at}`,
        takenAt: fake.takenAt,
        language: 'en-IN',
        ...read,
      };
      const agreed = { kind: 'person' as const, consents: [[true, consentVersion]] as const };
      const person = { ...plain, ...agreed, userid, attempts: [attempt], ...other };
      return { ...person, profile: person.profile && { ...profile, userid } };
    }),
  );
}

beforeAll(async () => {
  database = await openTestDatabase(defaultDatabase);
  await insertPeople(database.db, createPeople());
});
afterAll(async () => {
  await database.close();
  rmSync(scratch, { recursive: true });
});

const run = (...args: string[]) =>
  runQuality(
    { db: database.db, published: [s4], consentVersion, now, pace: fullSpeedPace, languages: [] },
    parseQualityOptions(args, ['S4', 'S5']),
  );

describe('npm run quality', () => {
  const out = join(scratch, 'all');

  test('writes a file and a page from consenting people only', async () => {
    const output = await run('--out', out);
    expect(readdirSync(out).sort()).toEqual(['S4@1.html', 'S4@1.json']);
    expect(output).toContain(join(out, 'S4@1.json'));
    const file = JSON.parse(readFileSync(join(out, 'S4@1.json'), 'utf8')) as QualityFile;
    expect(file.groups.map(({ people, instrumentHash }) => [people, instrumentHash])).toEqual([
      [104, s4.hash],
    ]);
    // 01:30 in India.
    expect(file.made).toBe('2027-07-01');
    const page = readFileSync(join(out, 'S4@1.html'), 'utf8');
    expect(page).toContain('104 people');
    expect(page + JSON.stringify(file)).not.toMatch(/Secret/i);
  });

  test('leaves out people whose browser had translated the questions, and counts them', () => {
    const file = JSON.parse(readFileSync(join(out, 'S4@1.json'), 'utf8')) as QualityFile;
    expect(file.groups.map(({ browserTranslated }) => browserTranslated)).toEqual([11]);
    expect(readFileSync(join(out, 'S4@1.html'), 'utf8')).toContain(
      'Left out: 11 people whose browser had translated the questions.',
    );
  });

  test('keeps languages apart, names their stages, and says how to combine them', async () => {
    const output = await run('--out', join(scratch, 'languages'));
    expect(output).toContain('S4 1.1 (hi-IN): there are 12 people; 100 are needed.');
    expect(output).toContain(
      'S4: en-IN and hi-IN (draft) are reported separately. To analyse languages together, run invariance.R of a release, then npm run translate -- accept with the file that it writes.',
    );
  });

  test('does not overwrite a file', async () => {
    await expect(run('--out', out)).rejects.toThrow(/S4@1\.json exists already/);
  });

  test('reports how many people are missing if they are too few, and writes nothing', async () => {
    const nowhere = join(scratch, 'nowhere');
    const few = {
      db: database.db,
      published: [s4],
      consentVersion: 'other words',
      now,
      pace: fullSpeedPace,
      languages: [],
    };
    expect(await runQuality(few, parseQualityOptions(['--out', nowhere], ['S4']))).toBe(
      'No file was written.\nS4 1.1 (en-IN): there are fewer than 11 people; 100 are needed.',
    );
    expect(existsSync(nowhere)).toBe(false);
    expect(await run('--out', nowhere, '--instrument', 'S5')).toMatch(
      /^No file was written\.\nNo person who agreed/,
    );
  });

  test.each([
    [['--instrument', 'S9'], /There is no questionnaire S9\. Known values: S4, S5\./],
    [['--lang', 'en'], /^Unknown option '?--lang'?\. Did you mean --language\? Write npm run quality/],
    [['S4'], /Write npm run quality/],
  ])('rejects %j', (args, message) => {
    expect(() => parseQualityOptions(args, ['S4', 'S5'])).toThrow(message);
  });
});
