import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { computeResult } from '#domain/scoring/result.ts';
import { selectFormats } from '#research/formats/formats.ts';
import { verifyRelease } from '#research/proof/verify.ts';
import { makeRelease } from '#research/release/make-release.ts';
import { fullSpeedPace } from '#research/source/batch-pace.ts';
import { parseConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { readPublishedInstruments } from '#server/instruments/published.ts';
import { getPublishedFolder } from '#server/config/paths.ts';
import { encryptRow } from '#server/repositories/encrypted-rows.ts';
import { importDataKey } from '#server/crypto/data-key.ts';
import { createFieldCipher } from '#server/crypto/field-cipher.ts';
import { hashToken, createSessionToken } from '#server/services/tokens.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { createOlderDatabase } from '#tests/support/older-database.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { readReleaseTable } from '../../research/support/release-table.ts';
import { createAnswers, call } from '../routes/people.ts';

/** Before `0014_drop_arms_index.sql`. */
const migrationsBefore = 14;
/** The smallest number of people that is published. */
const people = 12;
const day = '2026-02-01T06:30:00.000Z';
const login = '2026-06-15T06:00:00.000Z';
const now = new Date('2026-06-15T06:30:00.000Z');
const words = '2026-11-21';
const arm = 'short-steps/short';
const trial = 'short-steps@2026-01-01';
const published = readPublishedInstruments(getPublishedFolder());
const s4 = published.filter(({ instrument }) => instrument.id === 'S4').at(-1)!;
const answers = createAnswers(s4.instrument);
const result = computeResult(s4.instrument, answers, { age: 30, gender: 'female', education: 4 });

const bytes = new Uint8Array(randomBytes(32));
const dataKey = await importDataKey(bytes);
const cipher = createFieldCipher(dataKey);
const token = createSessionToken(1, cipher);

/** Participants of a trial with consent to research, as the previous version stored them. */
async function insertParticipants(db: Database): Promise<void> {
  const seek = { seek: '3', distress: '4', consult: '2' };
  const rows = Array.from({ length: people }, (_, index) => {
    const userid = index + 1;
    const names = { userid, email: `p${userid}@example.org`, username: `p${userid}` };
    const facts = {
      userid,
      name: 'Asha',
      city: 'Mysuru',
      work: 'Teacher',
      life: 'no',
      mental: 'no',
      ...seek,
    };
    return { ...encryptRow(cipher, 'accounts', names), ...encryptRow(cipher, 'profiles', facts) };
  });
  const all = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(userid bigint, email text, username text,
    name text, city text, work text, life text, mental text, seek text, distress text, consult text)`;
  await db.execute(sql`insert into accounts (userid, email, username, password_hash, created_at)
    select userid, email, username, '-', ${day}::timestamptz from ${all}`);
  await db.execute(sql`insert into profiles (userid, name, age, city, work, gender, status, education, life, mental,
      seek, distress, consult, registered_at)
    select userid, name, 30, city, work, 'female', 'single', 4, life, mental, seek, distress, consult,
      ${day}::timestamptz from ${all}`);
  for (const [purpose, version] of [
    ['research', words],
    ['trial', trial],
  ])
    await db.execute(sql`insert into consents (userid, purpose, number, given, version, at)
      select userid, ${purpose}::text, 1, true, ${version}::text, ${day}::timestamptz from ${all}`);
  await db.execute(sql`insert into attempts (userid, attempt_id, section_id, instrument_version, instrument_hash, age,
      gender, education, answers, result, idempotency_key, taken_at, arm)
    select userid, 'a', 'S4', ${s4.instrument.version}::text, ${s4.hash}::text, 30, 'female', 4,
      ${JSON.stringify(answers)}::jsonb, ${JSON.stringify(result)}::jsonb, 'k', ${day}::timestamptz, ${arm}::text from ${all}`);
  await db.execute(sql`insert into sessions (userid, token_hash, created_at, used_at, expires_at, remembered)
    values (1, ${hashToken(token)}, ${login}::timestamptz, ${login}::timestamptz, '2026-07-01', true)`);
  await db.execute(sql`insert into data_keys (number, fingerprint, names_sealed_at)
    values (1, ${dataKey.fingerprint}, ${day}::timestamptz)`);
}

describe.each(databaseKinds)('an attempt with an arm from before trials were removed (%s)', (kind) => {
  const scratch = mkdtempSync(join(tmpdir(), 'arms-upgrade-'));
  let running: RunningApp;
  beforeAll(async () => {
    const location = await createOlderDatabase(
      kind as 'pglite' | 'postgres',
      migrationsBefore,
      insertParticipants,
    );
    const config = { ...parseConfig({}), ...location, dataKey: bytes };
    running = await startApp({ database: { ...location, ...(await openDatabase(location)) }, config, now });
  });
  afterAll(async () => {
    await running.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  const get = (path: string) => call(running, 'GET', path, undefined, { token });
  const ownCopy = pathTo(patterns.exportData, { userid: 1 });

  it('is in the data export with its arm and texts, and so is the consent', async () => {
    const { body } = await get(ownCopy);
    const { attempts } = body.sections.find(({ id }: { id: string }) => id === 'S4');
    const [score] = s4.instrument.scores;
    const usual = score!.report!.levelTexts[result[score!.id]!.level]!.text;
    expect(attempts).toMatchObject([{ arm, scores: [{ words: usual }] }]);
    expect(body.consents).toContainEqual({
      purpose: 'trial',
      given: true,
      version: trial,
      time: day,
    });
    expect((await get(`${ownCopy}?format=csv`)).text).toContain(`,arm,,${arm},`);
    const page = (await get(`${ownCopy}?format=html`)).text;
    expect(page).toContain(`“${arm}”`);
    expect(page).toContain('A test of other texts');
  });

  it('is in the history like any other, and the consents to trials are not listed', async () => {
    const history = await get(pathTo(patterns.history, { userid: 1, sectionId: 'S4' }));
    expect(history.body).toHaveLength(1);
    expect(history.body[0]).not.toHaveProperty('arm');
    const consents = await get(pathTo(patterns.consent, { userid: 1 }));
    expect(Object.keys(consents.body)).toEqual(['terms', 'research']);
  });

  it('is in a release with its arm, and the release is verified', async () => {
    const out = join(scratch, 'release');
    const key = new Uint8Array(32).fill(5);
    await makeRelease(running.context.db, {
      out,
      name: 'with-arms',
      program: 'Wellness Check',
      institute: 'An institute',
      madeAt: now.toISOString(),
      until: now,
      consentVersion: words,
      key,
      only: null,
      formats: selectFormats([]),
      published,
      software: 'wellness-check 1.0.0',
      pace: fullSpeedPace,
    });
    const arms = readReleaseTable(out, 'S4@1').map((row) => row.arm);
    expect(arms).toEqual(Array(people).fill(arm));
    await verifyRelease(running.context.db, out, key, published, fullSpeedPace);
  });

  it('ends with the consent to the terms, and no new consent is accepted', async () => {
    const consent = pathTo(patterns.consent, { userid: 1 });
    const sendConsent = (purpose: string, given: boolean, version: string) =>
      call(running, 'POST', consent, { purpose, given, version }, { token });
    expect((await sendConsent('trial', true, trial)).status).toBe(400);
    const { termsVersion } = running.context.settings;
    expect((await sendConsent('terms', false, termsVersion)).status).toBe(204);
    const { body } = await get(ownCopy);
    const own = body.consents.filter(({ purpose }: { purpose: string }) => purpose === 'trial');
    expect(own).toMatchObject([
      { given: true, version: trial },
      { given: false, version: trial },
    ]);
  });
});
