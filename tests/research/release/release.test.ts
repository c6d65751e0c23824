import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFreeScale } from '#domain/answers/codes.ts';
import { getScale, listQuestions } from '#domain/instrument/questions.ts';
import { getMajor } from '#domain/instrument/version.ts';
import { computePercentile } from '#domain/scoring/percentile.ts';
import { formatNames, selectFormats } from '#research/formats/formats.ts';
import { verifyRelease } from '#research/proof/verify.ts';
import type { ReleaseManifest } from '#research/release/release-manifest.ts';
import { writeChecksums } from '#research/release/folder.ts';
import type { ReleaseFormat } from '#research/release/format.ts';
import { type ReleaseOptions, makeRelease } from '#research/release/make-release.ts';
import { recordRelease } from '#research/release/record-release.ts';
import { computeStudyId } from '#research/release/study-id.ts';
import { fullSpeedPace, createGentlePace } from '#research/source/batch-pace.ts';
import { accounts, attempts, consents, profiles, releasedPeople, releases } from '#server/db/schema.ts';
import { type PublishedInstrument, readPublishedInstruments } from '#server/instruments/published.ts';
import { getPublishedFolder } from '#server/config/paths.ts';
import { isFullRun, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  type FakePerson,
  createFakePeople,
  insertPeople,
  until,
  consentVersion,
} from '../support/insert-people.ts';
import { readReleaseTable } from '../support/release-table.ts';
import { aWideInstrument } from '../support/wide-instrument.ts';

const published: readonly PublishedInstrument[] = [
  ...readPublishedInstruments(getPublishedFolder()),
  { instrument: aWideInstrument(), hash: 'of the wide one' },
];
const people = createFakePeople(isFullRun ? 1000 : 200, published);
const key = new Uint8Array(32).fill(5);
const scratch = mkdtempSync(join(tmpdir(), 'release-'));
const out = join(scratch, '2027-06');
let database: TestDatabase;
let facts: ReleaseManifest;

const makeTestRelease = (options: Partial<ReleaseOptions> = {}) =>
  makeRelease(database.db, {
    out,
    name: '2027-06',
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
    ...options,
  });
const verifyTestRelease = (folder: string, with_ = key) =>
  verifyRelease(database.db, folder, with_, published, fullSpeedPace);
const getFailure = (work: Promise<unknown>) =>
  work.then(
    () => 'It was done.',
    (error: Error) => error.message,
  );

beforeAll(async () => {
  database = await openTestDatabase('postgres');
  await insertPeople(database.db, people);
  facts = await makeTestRelease({
    beforePublishing: (included) =>
      recordRelease(
        database.db,
        { name: '2027-06', madeAt: '2027-07-01T00:00:00.000Z' },
        included,
        fullSpeedPace,
      ),
  });
});
afterAll(async () => {
  await database?.close();
  rmSync(scratch, { recursive: true, force: true });
});

const readTable = (name: string, folder = out) => readReleaseTable(folder, name);

/** The expected people, computed from the requirements independently of the program. */
const agreed = people.filter(
  ({ kind, profile, consents, attempts }) =>
    kind === 'person' &&
    (profile?.age ?? 0) >= 18 &&
    consents.at(-1)?.[0] === true &&
    consents.at(-1)?.[1] === consentVersion &&
    attempts.some(({ takenAt, instrumentHash }) => takenAt <= until && instrumentHash !== 'of a draft'),
);
const ids = new Map(people.map(({ userid }) => [computeStudyId(key, userid), userid]));
const findPerson = (studyId: string | undefined) =>
  people.find(({ userid }) => userid === ids.get(studyId ?? '')) as FakePerson;

describe('A release', () => {
  test('contains exactly the people whose last consent to research is yes', () => {
    expect(readTable('people').map(({ study_id }) => ids.get(study_id ?? ''))).toEqual(
      agreed
        .map(({ userid }) => userid)
        .toSorted((a, b) => (computeStudyId(key, a) < computeStudyId(key, b) ? -1 : 1)),
    );
    const of = (at: number) => people.filter((_, index) => index % 40 === at).length;
    expect(facts.leftOut.accounts).toMatchObject({
      neverAgreed: of(0) + of(20),
      withdrawn: of(1) + of(21),
      otherWords: of(2),
      testOrDemo: of(22) + of(24),
      incomplete: of(3),
      underAge: of(23),
    });
    expect(facts.leftOut.attempts.unknownVersion).toBeGreaterThan(0);
  });

  test('is recorded for exactly these people, with their questionnaires', async () => {
    const recorded = await database.db.select().from(releasedPeople);
    const sectionsByPerson = new Map(recorded.map(({ userid, sections }) => [userid, sections]));
    expect(recorded).toHaveLength(sectionsByPerson.size);
    const tables = Object.keys(facts.rows).filter((name) => name !== 'people');
    const inIt = tables.flatMap((name) =>
      readTable(name).map((row) => [ids.get(row.study_id ?? ''), name.split('@')[0]]),
    );
    const expected = agreed.map(({ userid }) => {
      const own = inIt.flatMap(([id, section]) => (id === userid ? section : []));
      return [userid, [...new Set(own)].sort()] as const;
    });
    expect(sectionsByPerson).toEqual(new Map(expected));
    const [release, ...others] = await database.db.select().from(releases);
    expect([release?.folder, others]).toEqual(['2027-06', []]);
    expect(new Set(recorded.map(({ releaseId }) => releaseId))).toEqual(new Set([release?.releaseId]));
  });

  test('does not reveal by a percentile the age that the people table suppresses', () => {
    const hidesAge = new Set(readTable('people').flatMap((row) => (row.age_band === '' ? row.study_id : [])));
    const norms = published
      .find(({ instrument }) => instrument.id === 'S3' && getMajor(instrument.version) === 2)
      ?.instrument.scores[0]?.report?.bands.map(({ norm }) => norm);
    const rows = readTable('S3@2').filter(({ score_social }) => score_social !== '');
    const ofHidden = rows.filter(({ study_id }) => hidesAge.has(study_id));
    const isSame = ({ score_social }: (typeof rows)[number]) =>
      new Set(norms?.map((norm) => norm && computePercentile(norm, Number(score_social)))).size === 1;
    // A row is not revealing if the norms of all ages agree.
    const revealing = ofHidden.filter((row) => !isSame(row));
    expect(revealing.length).toBeGreaterThan(0);
    expect(revealing.filter((row) => row.score_social_percentile !== '')).toEqual([]);
    expect(rows.filter((row) => row.score_social_percentile !== '').length).toBeGreaterThan(0);
  });

  test('contains every answer as given: a missing one is empty and 0 is 0', () => {
    const names = readdirSync(out)
      .filter((name) => /@\d+\.csv$/.test(name))
      .map((name) => name.slice(0, -4));
    expect(names.sort()).toEqual(['S1@1', 'S2@1', 'S3@1', 'S3@2', 'S4@1', 'S5@1', 'W1@3']);
    let [missing, zeros, rows] = [0, 0, 0];
    for (const name of names) {
      for (const row of readTable(name)) {
        rows += 1;
        const own = findPerson(row.study_id).attempts.filter(({ takenAt }) => takenAt <= until);
        const same = own.filter(({ sectionId }) => name.startsWith(`${sectionId}@`));
        const attempt = same[Number(row.attempt) - 1];
        const version = published.find(({ hash }) => hash === attempt?.instrumentHash);
        expect(`${attempt?.sectionId}@${getMajor(attempt?.instrumentVersion ?? '')}`).toBe(name);
        const { instrument } = version as PublishedInstrument;
        const cells = listQuestions(instrument).map(({ id }) => {
          const column = id.replaceAll('-', '__');
          if (column in row) return row[column];
          const chosen = Object.keys(row).filter((one) => one.startsWith(`${column}_`));
          if (chosen.some((one) => row[one] === '')) return '';
          return chosen.flatMap((one) => (row[one] === '1' ? one.slice(column.length + 1) : [])).join();
        });
        // Texts and dates are left out, since the release does not ask for them.
        const isFree = listQuestions(instrument).map((question) =>
          isFreeScale(getScale(instrument, question)),
        );
        expect(cells).toEqual(attempt?.answers.map((answer, at) => (isFree[at] ? '' : `${answer ?? ''}`)));
        for (const { id } of instrument.scores)
          expect(row[`score_${id}`]).toBe(`${attempt?.result[id]?.value ?? ''}`);
        missing += cells.filter((cell) => cell === '').length;
        zeros += cells.filter((cell) => cell === '0').length;
        const first = own[0]?.takenAt.getTime() ?? 0;
        expect(Number(row.days_since_first)).toBe(
          Math.floor(((attempt?.takenAt.getTime() ?? 0) - first) / 86_400_000),
        );
      }
    }
    expect(missing).toBeGreaterThan(100);
    expect(zeros).toBeGreaterThan(10);
    expect(rows).toBe(Object.values(facts.rows).reduce((sum, count) => sum + count, 0) - agreed.length);
  });

  test('suppresses values shared by fewer than eleven people, and counts them', () => {
    const rows = readTable('people').map(({ study_id: _, ...released }) => released);
    const combinations = new Map<string, number>();
    for (const row of rows) {
      const text = JSON.stringify(row);
      combinations.set(text, (combinations.get(text) ?? 0) + 1);
    }
    expect(Math.min(...combinations.values())).toBeGreaterThanOrEqual(11);
    expect(combinations.size).toBeGreaterThan(3);
    const blank = rows.filter(({ education }) => education === '').length;
    // An education below the specified choices is missing, not suppressed.
    const unknown = agreed.filter(({ profile }) => profile?.education === null).length;
    expect(unknown).toBeGreaterThan(0);
    expect(facts.cellsHidden.people?.education ?? 0).toBe(blank - unknown);
    expect(facts.cellsHidden['S3@2']?.quarter).toBeGreaterThan(0);
  });

  test('contains no account, address, name, place or time', () => {
    for (const name of readdirSync(out, { recursive: true }) as string[]) {
      if (!/\.(csv|json|ndjson|txt|R|sps|html)$/.test(name)) continue;
      const text = readFileSync(join(out, name), 'utf8');
      expect(text).not.toMatch(/secret/i);
      for (const { userid } of people) expect(text.includes(String(userid))).toBe(false);
    }
    const [{ attempts }] = agreed as [FakePerson];
    expect(readFileSync(join(out, 'S4@1.csv'), 'utf8')).not.toContain(
      attempts[0]?.takenAt.toISOString().slice(0, 10),
    );
  });

  test('has checksums of every file for sha256sum', () => {
    const output = execFileSync('sha256sum', ['-c', '--strict', 'SHA256SUMS'], {
      cwd: out,
      encoding: 'utf8',
    });
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    expect(output.trim().split('\n')).toHaveLength(files.length - 1);
    expect(output).toContain('RELEASE.json: OK');
    expect(readFileSync(join(out, 'README.txt'), 'utf8')).toContain('not a sample of India');
    expect(facts.proof.cells).toBeGreaterThan(people.length * 50);
  });

  test('is identical for the same key, throttled or not, and shares no id with one of another key', async () => {
    const again = join(scratch, 'again', '2027-06');
    let rests = 0;
    const clock = { now: () => performance.now(), sleep: async () => void (rests += 1) };
    await makeTestRelease({ out: again, pace: createGentlePace(clock) });
    expect(rests).toBeGreaterThan(0);
    const readChecksums = (folder: string) => readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
    expect(readChecksums(again)).toBe(readChecksums(out));
    const other = join(scratch, 'other');
    await makeTestRelease({ out: other, key: new Uint8Array(32).fill(6), only: new Set(['S4']) });
    expect(readdirSync(other).filter((name) => name.endsWith('.csv'))).toEqual(['S4@1.csv', 'people.csv']);
    const joined = readTable('people', other).filter(({ study_id }) => ids.has(study_id ?? ''));
    expect(joined).toEqual([]);
  });

  test('is complete or absent', async () => {
    expect(await getFailure(makeTestRelease())).toMatch(/is not empty/);
    const half = join(scratch, 'half');
    const failing: ReleaseFormat = {
      name: 'failing',
      begin: async () => ({
        row: () => {
          throw new Error('No room on the disk.');
        },
        end: async () => {},
      }),
    };
    expect(await getFailure(makeTestRelease({ out: half, formats: [...selectFormats([]), failing] }))).toBe(
      'No room on the disk.',
    );
    const rejectAudit = () => Promise.reject(new Error('The trail is away.'));
    expect(await getFailure(makeTestRelease({ out: half, beforePublishing: rejectAudit }))).toBe(
      'The trail is away.',
    );
    expect(existsSync(half)).toBe(false);
    expect(readdirSync(scratch).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  test('has no version column in a table where one was answered by fewer than eleven people', async () => {
    const { db } = database;
    const s4 = published.filter(({ instrument }) => instrument.id === 'S4');
    const newer = {
      instrument: { ...(s4.at(-1) as PublishedInstrument).instrument, version: '1.4' },
      hash: 'newer',
    };
    const [attempt] = (agreed[0] as FakePerson).attempts.filter(
      ({ sectionId, instrumentHash }) => sectionId === 'S4' && instrumentHash !== 'of a draft',
    );
    const one = and(eq(attempts.userid, attempt!.userid), eq(attempts.attemptId, attempt!.attemptId));
    const updateVersion = (instrumentVersion: string, instrumentHash: string) =>
      db.update(attempts).set({ instrumentVersion, instrumentHash }).where(one);
    await updateVersion('1.4', 'newer');
    const folder = join(scratch, 'rare');
    const rare = {
      out: folder,
      forms: selectFormats([]),
      only: new Set(['S4']),
      published: [...published, newer],
    };
    const failure = await getFailure(makeTestRelease(rare));
    await updateVersion(attempt!.instrumentVersion, attempt!.instrumentHash);
    expect(failure).toBe('It was done.');
    const versions = new Set(readTable('S4@1', folder).map(({ instrument_version }) => instrument_version));
    expect([...versions]).toEqual(['']);
  });

  test('is rejected if so few people would be identifiable', async () => {
    const early = new Date((people[0]?.attempts[0]?.takenAt.getTime() ?? 0) - 300 * 86_400_000);
    expect(await getFailure(makeTestRelease({ out: join(scratch, 'few'), until: early }))).toMatch(
      /Fewer than 11 people/,
    );
  });
});

describe('Verification of a release', () => {
  /** A changed copy with matching checksums. */
  async function copyChanged(name: string, change: (text: string) => string): Promise<string> {
    const folder = mkdtempSync(join(scratch, 'changed-'));
    rmSync(folder, { recursive: true });
    await makeTestRelease({ out: folder, formats: selectFormats([]) });
    const path = join(folder, name);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    rmSync(join(folder, 'SHA256SUMS'));
    await writeChecksums(folder, fullSpeedPace);
    return folder;
  }

  test('reports no difference if there is none', async () => {
    const { proof, files } = await verifyTestRelease(out);
    expect(proof).toMatchObject({ cells: facts.proof.cells, scores: facts.proof.scoresComputedAnew });
    expect(proof.since).toEqual({
      gone: 0,
      withdrawn: 0,
      leftTrial: 0,
      corrected: 0,
      answeredEarlier: 0,
      joined: 0,
    });
    expect(files).toBeGreaterThan(15);
  });

  /** Replaces the first cell of a column with this value. */
  const replaceCell = (column: string, from: string, to: string) => (text: string) => {
    const [head = [], ...lines] = text.split('\r\n').map((line) => line.split(','));
    const at = head.indexOf(column);
    const line = lines.find((cells) => cells[at] === from) as string[];
    line[at] = to;
    return [head, ...lines].map((cells) => cells.join(',')).join('\r\n');
  };
  const replaceText = (from: RegExp, to: string) => (text: string) => text.replace(from, to);

  test.each([
    [
      'a missing answer written as 0',
      'W1@3.csv',
      replaceCell('pain', '', '0'),
      /^W1@3, row \d+, column pain: the file has 0, the database has nothing\.$/,
    ],
    [
      'two items swapped',
      'S4@1.csv',
      replaceText(/,di1,di2,/, ',di2,di1,'),
      /^S4@1, row \d+, column di[12]: the file has \d, the database has \d\.$/,
    ],
    ['an omitted attempt', 'S4@1.csv', replaceText(/\r\n[^\r]+\r\n$/, '\r\n'), /^S4@1: RELEASE\.json has/],
    ['a duplicate person', 'people.csv', replaceText(/(\r\n[^\r]+)\r\n$/, '$1$1\r\n'), /is a duplicate/],
  ])('finds %s, by table, row and column', async (_what, name, change, message) => {
    const folder = await copyChanged(name, change);
    expect(await getFailure(verifyTestRelease(folder))).toMatch(message);
  });

  test('finds a file that was changed, added or lost', async () => {
    const folder = await copyChanged('README.txt', (text) => text);
    writeFileSync(join(folder, 'note.txt'), 'x');
    expect(await getFailure(verifyTestRelease(folder))).toMatch(/note\.txt is not in SHA256SUMS/);
    rmSync(join(folder, 'note.txt'));
    writeFileSync(join(folder, 'README.txt'), 'x');
    expect(await getFailure(verifyTestRelease(folder))).toMatch(/README\.txt was changed/);
    rmSync(join(folder, 'README.txt'));
    expect(await getFailure(verifyTestRelease(folder))).toMatch(/README\.txt is missing/);
  });

  test('finds an extra table, in the folder or only in RELEASE.json', async () => {
    const folder = await copyChanged('RELEASE.json', (text) =>
      text.replace('"rows": {', '"rows": { "S9@1": 3,'),
    );
    expect(await getFailure(verifyTestRelease(folder))).toMatch(/row count for S9@1/);
    const other = await copyChanged('README.txt', (text) => text);
    writeFileSync(join(other, 'S9@1.csv'), 'study_id,attempt\r\n');
    rmSync(join(other, 'SHA256SUMS'));
    await writeChecksums(other, fullSpeedPace);
    expect(await getFailure(verifyTestRelease(other))).toMatch(/^S9@1\.csv is not a table of this release/);
  });

  test('detects another key', async () => {
    expect(await getFailure(verifyTestRelease(out, new Uint8Array(32).fill(9)))).toMatch(
      /No person of this release/,
    );
  });

  test('finds an attempt that is no longer in the database', async () => {
    const { db } = database;
    const [attempt] = (agreed[0] as FakePerson).attempts;
    const one = and(eq(attempts.userid, attempt!.userid), eq(attempts.attemptId, attempt!.attemptId));
    await db.delete(attempts).where(one);
    const message = await getFailure(verifyTestRelease(out));
    await db.insert(attempts).values(attempt!);
    expect(message).toMatch(/the file has \d attempts?, the database \d\.$/);
  });

  test('later counts removed, withdrawn, stopped and corrected people, whom a new release omits', async () => {
    const [gone, withdrawn, stopped, corrected] = agreed.slice(-4) as [
      FakePerson,
      FakePerson,
      FakePerson,
      FakePerson,
    ];
    const { db } = database;
    await db.delete(accounts).where(eq(accounts.userid, gone.userid));
    await db.insert(consents).values({
      userid: withdrawn.userid,
      purpose: 'research',
      number: withdrawn.consents.length + 1,
      given: false,
      version: consentVersion,
      at: new Date(),
    });
    // The last consent to research is yes; only the stop excludes the person.
    const stop = { purpose: 'terms', number: 1, given: false, version: '1', at: new Date() } as const;
    await db.insert(consents).values({ ...stop, userid: stopped.userid });
    const released = readTable('people').find(
      ({ study_id }) => study_id === computeStudyId(key, corrected.userid),
    );
    const gender = corrected.profile?.gender === 'male' ? 'female' : 'male';
    await db
      .update(profiles)
      .set({ gender })
      .where(and(eq(profiles.userid, corrected.userid)));
    const { proof } = await verifyTestRelease(out);
    expect(proof.since).toMatchObject({ gone: 1, withdrawn: 2, corrected: released?.gender === '' ? 0 : 1 });
    const next = join(scratch, 'next');
    const release = await makeTestRelease({ out: next, formats: selectFormats([]) });
    expect(release.leftOut.accounts.stopped).toBe(1);
    const inNext = readTable('people', next).map(({ study_id }) => ids.get(study_id ?? ''));
    expect(inNext).toHaveLength(agreed.length - 3);
    expect(inNext).not.toContain(withdrawn.userid);
    expect(inNext).not.toContain(stopped.userid);
  });
});

const elsewhere = isFullRun ? (['pglite', 'partitioned', 'pgbouncer'] as const) : (['pglite'] as const);
test.each(elsewhere)('makes and verifies a release on %s too', async (kind) => {
  const usual = database;
  database = await openTestDatabase(kind);
  await insertPeople(database.db, people.slice(0, 60));
  const folder = join(scratch, kind);
  const { rows, proof } = await makeTestRelease({ out: folder, formats: selectFormats([]) });
  expect(rows.people).toBeGreaterThan(40);
  expect(proof.cells).toBeGreaterThan(5000);
  expect((await verifyTestRelease(folder)).proof.since.gone).toBe(0);
  await database.close();
  database = usual;
});
