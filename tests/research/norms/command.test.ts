import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NormsFile } from '#domain/psychometrics/norms-file.ts';
import { parseNormsOptions, proposeNorms } from '#research/norms/command.ts';
import type { OfferedLanguage } from '#domain/instrument/translation.ts';
import { fullSpeedPace } from '#research/source/batch-pace.ts';
import { openTestDatabase, type TestDatabase, defaultDatabase } from '#tests/support/database.ts';
import { readPublished } from '../quality/fake-attempts.ts';
import { insertPeople, consentVersion } from '../support/insert-people.ts';
import { createFakeVisitors } from './fake-visitors.ts';

const [s2, before, s3, s4] = ['S2@1.1', 'S2@1.0', 'S3@2.0', 'S4@1.1'].map(readPublished) as [
  ReturnType<typeof readPublished>,
  ReturnType<typeof readPublished>,
  ReturnType<typeof readPublished>,
  ReturnType<typeof readPublished>,
];
const folder = mkdtempSync(join(tmpdir(), 'norms-'));
const schemaFile = join(import.meta.dirname, '../../../src/domain/psychometrics/norms-file.schema.json');
const now = new Date('2027-06-30T20:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase(defaultDatabase);
  await insertPeople(database.db, [
    ...createFakeVisitors(s2, [
      { people: 640, from: 1000 },
      { people: 13, from: 2000, language: 'hi-IN' },
      { people: 12, from: 2020, language: 'kn-IN' },
      { people: 3, from: 2040, language: 'kn-IN' },
      { people: 4, from: 2100, other: { kind: 'test' } },
      { people: 4, from: 2200, other: { kind: 'demo' } },
      { people: 4, from: 2300, other: { consents: [] } },
      { people: 4, from: 2400, other: { consents: [[true, consentVersion], [false, consentVersion]] } }, // biome-ignore format: one line
      { people: 4, from: 2500, other: { profile: null } },
    ]),
    ...createFakeVisitors(before, [{ people: 40, from: 3000 }]),
    ...createFakeVisitors(s3, [{ people: 120, from: 4000, age: 24 }, { people: 7, from: 4200, age: 50 }]), // biome-ignore format: one line
    ...createFakeVisitors(s4, [{ people: 420, from: 5000 }]),
  ]);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const ids = ['S2', 'S3', 'S4', 'S5'];
/** The translation of S2 into Hindi is equivalent, and the one into Kannada is not. */
const languages: readonly OfferedLanguage[] = [
  { language: 'hi', lowestStage: 'draft', instruments: { S2: 'equivalent' } },
  { language: 'kn', lowestStage: 'draft', instruments: { S2: 'reviewed' } },
];
const run = (...args: string[]) =>
  proposeNorms(
    { db: database.db, published: [before, s2, s3, s4], consentVersion, now, pace: fullSpeedPace, languages },
    parseNormsOptions(['propose', ...args], ids),
  );
const readNormsFile = (out: string): NormsFile => {
  const name = readdirSync(out).find((one) => one.endsWith('.json')) ?? '';
  return JSON.parse(readFileSync(join(out, name), 'utf8')) as NormsFile;
};

describe('npm run norms -- propose', () => {
  const out = join(folder, 's2');

  test('writes a proposal from the first attempts of consenting people, across minor versions', async () => {
    const output = await run('S2', '--out', out);
    // 01:30 in India.
    expect(readdirSync(out).sort()).toEqual(['S2@1.1-2027-07-01.html', 'S2@1.1-2027-07-01.json']);
    expect(output).toContain(
      '680 people in en-IN, visitors of this site who agreed to research, not a sample of India',
    );
    const file = readNormsFile(out);
    expect(file).toMatchObject({ people: 680, effective: 680, weights: null, instrumentHash: s2.hash });
    expect(file.leftOut).toEqual({
      otherVersion: 0,
      otherLanguage: 28,
      browserTranslated: 0,
      incomplete: 0,
      outsideMargins: 0,
    });
    expect(file.scores.map(({ id, bands }) => [id, bands.length])).toEqual([['negative', 2], ['positive', 2]]); // biome-ignore format: one line
    const page = readFileSync(join(out, 'S2@1.1-2027-07-01.html'), 'utf8');
    expect(page).toContain('not a sample of India');
    expect(page + JSON.stringify(file)).not.toMatch(/Secret|NaN/i);
  });

  test('names the languages that are left out with their stages, and how to combine them', async () => {
    const output = await run('S2', '--out', join(folder, 's2-left-out'));
    expect(output).toContain(
      'Answers in hi-IN (equivalent), kn-IN (reviewed) are left out. To analyse languages together, run invariance.R of a release, then npm run translate -- accept with the file that it writes.',
    );
  });

  test('combines languages only if the translation is equivalent', async () => {
    const both = join(folder, 's2-languages');
    const mixed = run('S2', '--language', 'en-IN,kn-IN', '--out', both);
    await expect(mixed).rejects.toThrow(
      /the translation of S2 into kn-IN has the stage reviewed, so answers are not comparable\. Name one language\./,
    );
    await expect(run('S4', '--language', 'en,hi', '--out', both)).rejects.toThrow(
      /into hi has the stage draft/,
    );
    expect(existsSync(both)).toBe(false);
    await run('S2', '--language', 'en-IN,hi-IN', '--out', both);
    expect(readNormsFile(both)).toMatchObject({ languages: ['en-IN', 'hi-IN'], people: 693 });
  });

  test('writes the format that accept reads', () => {
    const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as object;
    const ajv = new Ajv({ strict: false });
    expect([ajv.validate(schema, readNormsFile(out)), ajv.errors]).toEqual([true, null]);
  });

  test('adds a percentile table only to a band of 400 people', () => {
    for (const { bands } of readNormsFile(out).scores) {
      const [young, older] = bands;
      expect([young?.people, older?.people].map((people) => (people ?? 0) >= 400)).toEqual([true, false]);
      expect(young?.proposed.percentiles?.length).toBeGreaterThan(5);
      expect(older?.proposed.percentiles).toBeNull();
    }
  });

  test('reports who would change level, and keeps the levels that display help first', () => {
    const [negative, positive] = readNormsFile(out).scores;
    expect(negative?.moves).toHaveLength(9);
    const hidden = negative?.moves.filter(({ people }) => people === null) ?? [];
    const published = negative?.moves.reduce((sum, { people }) => sum + (people ?? 0), 0) ?? 0;
    expect(negative?.moves.every(({ people }) => people === null || people === 0 || people > 10)).toBe(true);
    expect(hidden.length === 0 || (hidden.length > 1 && 680 - published >= 11)).toBe(true);
    // "help.firstWhen" refers to the level of positive.
    expect(positive).toMatchObject({ moves: [], cutsKept: expect.stringContaining('A help rule depends') });
    expect(positive?.bands.map(({ proposed }) => proposed.cuts)).toEqual([null, null]);
  });

  test('reports how many people are missing, and writes nothing', async () => {
    const nowhere = join(folder, 'nowhere');
    expect(await run('S3', '--out', nowhere)).toBe(
      'No file was written.\nS3 2.0 (en-IN): there are 127 people; 400 are needed.',
    );
    expect(existsSync(nowhere)).toBe(false);
  });

  test('omits a score while an age band has fewer than 100 people', async () => {
    const few = join(folder, 'few');
    expect(await run('S3', '--min', '100', '--out', few)).toContain('cannot be accepted');
    const { scores, skipped } = readNormsFile(few);
    expect(scores).toEqual([]);
    expect(skipped).toMatchObject([{ reason: 'The band of ages 36 and over has fewer than 100 people.' }]);
  });

  test('weights people to census shares, or reports an unreachable share', async () => {
    const margins = join(folder, 'margins.json');
    const writeMargins = (share: number) =>
      writeFileSync(
        margins,
        JSON.stringify({ source: 'A made-up census', gender: { female: 1 - share, male: share } }),
      );
    writeMargins(0.52);
    const here = join(folder, 's4');
    await run('S4', '--margins', margins, '--out', here);
    const { weights, effective, people } = readNormsFile(here);
    expect(weights).toMatchObject({ source: 'A made-up census', margins: ['Gender'], cap: 5 });
    expect(effective).toBeLessThan(people);
    writeMargins(0.99);
    await expect(run('S4', '--margins', margins, '--cap', '2')).rejects.toThrow(
      /With no weight above 2, Gender male does not reach its share of 0\.99/,
    );
    writeMargins(1.5);
    await expect(run('S4', '--margins', margins)).rejects.toThrow(/above 0 and add up to 1/);
  });

  test('does not overwrite a file', async () => {
    await expect(run('S2', '--out', out)).rejects.toThrow(/S2@1\.1-2027-07-01\.json exists already/);
  });

  test.each([
    [['propose', 'S9'], /There is no questionnaire S9\. Known values: S2/],
    [['propose'], /^Write npm run norms -- propose ID .*See npm run norms -- --help/],
    [['propose', 'S2', '--min', '99'], /--min is 99\. Write a whole number of 100 or more/],
    [['propose', 'S2', '--cuts', 'move'], /--cuts is move\. Write keep/],
  ])('rejects %j', (args, message) => {
    expect(() => parseNormsOptions(args, ids)).toThrow(message);
  });
});
