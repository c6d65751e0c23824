import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeResult } from '#domain/scoring/result.ts';
import { formatNames, selectFormats } from '#research/formats/formats.ts';
import { compareReleaseWithDatabase } from '#research/proof/compare-release-with-database.ts';
import { verifyRelease } from '#research/proof/verify.ts';
import type { ReleaseManifest } from '#research/release/release-manifest.ts';
import { writeChecksums } from '#research/release/folder.ts';
import { makeRelease } from '#research/release/make-release.ts';
import { computeStudyId } from '#research/release/study-id.ts';
import { fullSpeedPace } from '#research/source/batch-pace.ts';
import { runInSnapshot } from '#research/source/snapshot.ts';
import { attempts, consents } from '#server/db/schema.ts';
import { readPublishedInstruments } from '#server/instruments/published.ts';
import { getPublishedFolder } from '#server/config/paths.ts';
import { openTestDatabase, type TestDatabase, defaultDatabase } from '#tests/support/database.ts';
import { createFakeAttempts } from '../support/fake-data.ts';
import {
  type FakePerson,
  createFakePeople,
  insertPeople,
  until,
  consentVersion,
} from '../support/insert-people.ts';
import { readReleaseTable } from '../support/release-table.ts';

const published = readPublishedInstruments(getPublishedFolder());
const s4 = published.filter(({ instrument }) => instrument.id === 'S4').at(-1)!;
const key = new Uint8Array(32).fill(5);
const scratch = mkdtempSync(join(tmpdir(), 'arms-'));
const out = join(scratch, 'with-arms');
const day = new Date('2027-02-01T09:00:00Z');
const laterDay = new Date('2027-02-11T09:00:00Z');
const version = 'short-steps@2026-01-01';

/** Numbers of women and men per arm; the third arm is too small to be released. */
const groups = [
  { arm: 'short-steps/short', female: 8, male: 6, agreed: [true] },
  { arm: 'short-steps/usual', female: 12, male: 2, agreed: [true] },
  { arm: 'short-steps/third', female: 3, male: 0, agreed: [true] },
  // They took part and withdrew.
  { arm: 'short-steps/usual', female: 1, male: 0, agreed: [true, false] },
  { arm: null, female: 14, male: 17, agreed: [] },
] as const;

const everybody = groups.flatMap(({ female, male, ...rest }) =>
  [...Array<'female'>(female).fill('female'), ...Array<'male'>(male).fill('male')].map((gender) => {
    return { gender, ...rest };
  }),
);
const [person] = createFakePeople(5, published).filter(({ profile }) => profile);

/** One attempt each; the first person has a second one, made after the withdrawal. */
const people = everybody.map(({ gender, arm }, at): FakePerson => {
  const userid = 5000 + at;
  const facts = { age: 30, gender, education: 3 };
  const createAttempt = (number: number, code: string | null) => {
    const answers = createFakeAttempts(s4.instrument, 1, at)[0]!.answers;
    return {
      userid,
      attemptId: `${at}-${number}`,
      idempotencyKey: `${at}-${number}`,
      sectionId: 'S4',
      instrumentVersion: s4.instrument.version,
      instrumentHash: s4.hash,
      ...facts,
      answers: [...answers],
      result: computeResult(s4.instrument, answers, facts),
      language: 'en-IN',
      arm: code,
      takenAt: number === 1 ? day : laterDay,
    };
  };
  return {
    userid,
    profile: { ...person!.profile!, userid, ...facts, registeredAt: day },
    kind: 'person',
    consents: [[true, consentVersion]],
    attempts: [createAttempt(1, arm), ...(at === 0 ? [createAttempt(2, 'short-steps/harm')] : [])],
  };
});
const getStudyId = (at: number) => computeStudyId(key, 5000 + at);
const indexOf = new Map(people.map((_, at) => [getStudyId(at), at]));

let database: TestDatabase;
let facts: ReleaseManifest;
const makeTestRelease = (folder: string, forms = selectFormats([])) =>
  makeRelease(database.db, {
    out: folder,
    name: 'with-arms',
    program: 'Wellness Check',
    institute: 'An institute',
    madeAt: '2027-07-01T00:00:00.000Z',
    until,
    consentVersion,
    key,
    only: null,
    formats: forms,
    published,
    software: 'wellness-check 1.0.0',
    pace: fullSpeedPace,
  });
const verifyTestRelease = (folder: string) =>
  verifyRelease(database.db, folder, key, published, fullSpeedPace);
/** Inserts consents to the trial. */
const insertConsents = (rows: readonly { at: number; number: number; given: boolean }[]) =>
  database.db.insert(consents).values(
    rows.map(({ at, ...consent }) => {
      return { userid: 5000 + at, purpose: 'trial' as const, version, at: day, ...consent };
    }),
  );

beforeAll(async () => {
  database = await openTestDatabase(defaultDatabase);
  await insertPeople(database.db, people);
  await insertConsents(
    everybody.flatMap(({ agreed }, at) => agreed.map((given, nth) => ({ at, number: nth + 1, given }))),
  );
  facts = await makeTestRelease(out, selectFormats(formatNames));
});
afterAll(async () => {
  await database?.close();
  rmSync(scratch, { recursive: true, force: true });
});

const readTable = (name: string, folder = out) => readReleaseTable(folder, name);

test('contains the arm of each attempt if the person consents and shares it with ten others', () => {
  const released = readTable('S4@1').map(({ study_id = '', attempt, arm }) => [
    indexOf.get(study_id),
    attempt,
    arm,
  ]);
  const expected = everybody.flatMap(({ arm }, at) => {
    const isReleased = at < 28;
    const first = [at, '1', isReleased ? arm : ''];
    return at === 0 ? [first, [at, '2', 'short-steps/harm']] : [first];
  });
  expect(released.toSorted()).toEqual(expected.toSorted());
  expect(facts.cellsHidden['S4@1']?.arm).toBe(3);
  expect(facts.leftOut.arms).toEqual({ leftTrial: 1, tooFewPeople: 3 });
});

test('released values are shared by ten others of the same arm, and others are suppressed', () => {
  const arms = new Map(readTable('S4@1').map(({ study_id, arm }) => [study_id, arm]));
  const counts: Record<string, number> = {};
  for (const { study_id, age_band, gender, education } of readTable('people')) {
    const released = [arms.get(study_id)?.replace('harm', 'short'), age_band, gender, education].join();
    counts[released] = (counts[released] ?? 0) + 1;
  }
  expect(counts).toEqual({
    'short-steps/short,26-35,,3': 14,
    'short-steps/usual,26-35,,3': 14,
    ',26-35,female,3': 18,
    ',26-35,male,3': 17,
  });
});

test.each([
  ['codebook.html', '<code>arm</code>'],
  ['datapackage.json', '"name": "arm"'],
  ['S4@1.json', '"short-steps/short": "trial short-steps, arm short"'],
  ['read.R', '"trial short-steps, arm short" = "short-steps/short"'],
  ['read.sps', "'short-steps/short' 'trial short-steps, arm short'"],
  ['redcap/dictionary.csv', 's4_1_arm'],
  ['redcap/records.csv', 's4_1_arm'],
])('is in %s', (name, words) => {
  expect(readFileSync(join(out, name), 'utf8')).toContain(words);
});

test('the verification finds the arm of another person, and a suppressed one', async () => {
  const verifyChanged = async (from: string, to: string) => {
    const folder = mkdtempSync(join(scratch, 'changed-'));
    rmSync(folder, { recursive: true });
    await makeTestRelease(folder);
    const path = join(folder, 'S4@1.csv');
    writeFileSync(path, readFileSync(path, 'utf8').replace(`,${from},`, `,${to},`));
    rmSync(join(folder, 'SHA256SUMS'));
    await writeChecksums(folder, fullSpeedPace);
    return verifyTestRelease(folder).then(String, String);
  };
  expect(await verifyChanged('short-steps/short', 'short-steps/usual')).toMatch(
    /S4@1, row \d+, column arm: the file has short-steps\/usual, the database has short-steps\/short\.$/,
  );
});

test.each(['leftTrial', 'tooFewPeople'] as const)(
  'the verification counts omitted arms: %s',
  async (reason) => {
    const arms = { ...facts.leftOut.arms, [reason]: 9 };
    const metadata = { ...facts, leftOut: { ...facts.leftOut, arms } };
    const proof = runInSnapshot(database.db, (tx) =>
      compareReleaseWithDatabase(tx, out, metadata, { key, published, pace: fullSpeedPace }, 'now'),
    );
    await expect(proof).rejects.toThrow(
      `arms left out, ${reason}: RELEASE.json has 9, the tables have ${facts.leftOut.arms[reason]}.`,
    );
  },
);

test('counts people who left the trial later, omits their arm in the next release, and has no column without arms', async () => {
  expect((await verifyTestRelease(out)).proof.since).toMatchObject({ leftTrial: 0 });
  await insertConsents([{ at: 1, number: 2, given: false }]);
  expect((await verifyTestRelease(out)).proof.since).toMatchObject({ leftTrial: 1, withdrawn: 0 });
  await makeTestRelease(join(scratch, 'next'));
  const own = readTable('S4@1', join(scratch, 'next')).find(({ study_id }) => study_id === getStudyId(1));
  expect(own?.arm).toBe('');
  await database.db.update(attempts).set({ arm: null });
  await makeTestRelease(join(scratch, 'without'));
  expect(Object.keys(readTable('S4@1', join(scratch, 'without'))[0]!)).not.toContain('arm');
});
