import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatNames, selectFormats } from '#research/formats/formats.ts';
import { verifyRelease } from '#research/proof/verify.ts';
import { makeRelease } from '#research/release/make-release.ts';
import { fullSpeedPace } from '#research/source/batch-pace.ts';
import { attempts } from '#server/db/schema.ts';
import { readPublishedInstruments } from '#server/instruments/published.ts';
import { getPublishedFolder } from '#server/config/paths.ts';
import { openTestDatabase, type TestDatabase, defaultDatabase } from '#tests/support/database.ts';
import { consentVersion, createFakePeople, insertPeople, until } from '../support/insert-people.ts';
import { readReleaseTable } from '../support/release-table.ts';

const published = readPublishedInstruments(getPublishedFolder());
const people = createFakePeople(120, published).map((person) => ({
  ...person,
  attempts: person.attempts.map((attempt, at) =>
    attempt.sectionId === 'S4' ? { ...attempt, browserTranslated: [true, false, null][at % 3] } : attempt,
  ),
}));
const key = new Uint8Array(32).fill(5);
const scratch = mkdtempSync(join(tmpdir(), 'browser-translations-'));
const out = join(scratch, 'release');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(defaultDatabase);
  await insertPeople(database.db, people);
  await makeRelease(database.db, {
    out,
    name: 'release',
    program: 'Wellness Check',
    institute: 'An institute',
    madeAt: '2027-07-01T00:00:00.000Z',
    until,
    consentVersion,
    key,
    only: null,
    formats: selectFormats(formatNames),
    published,
    software: 'wellness-check 1.0.0',
    pace: fullSpeedPace,
  });
});
afterAll(async () => {
  await database?.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('a release says for which attempts the browser had translated the questions', () => {
  const values = new Set(readReleaseTable(out, 'S4@1').map((row) => row.browser_translated));
  expect([...values].sort()).toEqual(['', '0', '1']);
});

test.each(['datapackage.json', 'S4@1.json', 'codebook.html', 'read.R', 'read.sps', 'redcap/dictionary.csv'])(
  '%s describes the language and the translation by the browser',
  (file) => {
    const text = readFileSync(join(out, file), 'utf8');
    expect(text).toMatch(/\blanguage\b|Language of the questions/);
    expect(text).toMatch(/browser_translated|had translated the questions/);
  },
);

test('each attempt has the language of its questions', () => {
  expect(new Set(readReleaseTable(out, 'S4@1').map((row) => row.language))).toContain('en-IN');
});

test('a table for which it was never recorded has no column for it', () => {
  expect(Object.keys(readReleaseTable(out, 'S5@1')[0] ?? {})).not.toContain('browser_translated');
});

test('the proof compares it with the database', async () => {
  const verify = () => verifyRelease(database.db, out, key, published, fullSpeedPace);
  await expect(verify()).resolves.toBeDefined();
  await database.db
    .update(attempts)
    .set({ browserTranslated: false })
    .where(eq(attempts.browserTranslated, true));
  await expect(verify()).rejects.toThrow(/browser_translated/);
});
