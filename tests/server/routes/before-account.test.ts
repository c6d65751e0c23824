import { beforeEach, describe, expect, test } from 'vitest';
import { anonymousSender } from '#contract/encryption/content-key.ts';
import { encryptSubmission } from '#contract/encryption/encrypt.ts';
import { pathTo, patterns } from '#contract/paths.ts';
import type { SubmissionContent } from '#contract/requests.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { addHours } from '#server/app/time.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { onBothDatabases, startApp } from '#tests/support/server.ts';
import {
  call,
  createAnswers,
  createPerson,
  createSubmissionContent,
  type Person,
  sendEncrypted,
  submit,
} from './people.ts';

onBothDatabases('Answers given before the registration', (running) => {
  let who: Person;
  beforeEach(async () => {
    who = await createPerson(running());
  });
  const find = (id: string) =>
    running().context.instruments.find(({ instrument }) => instrument.id === id)?.instrument as Instrument;
  const trial = () => find(builtInSettings.trial?.section ?? '');
  const first = () => running().context.instruments[0]!.instrument;
  const hoursAgo = (hours: number) => addHours(running().clock.now(), -hours).toISOString();

  /** Encrypts as the client does without an account. */
  async function encrypt(
    changes: Partial<SubmissionContent> = {},
    instrument = trial(),
    sender = anonymousSender,
  ) {
    const { body } = await call(running(), 'GET', patterns.sealingKey);
    const content = createSubmissionContent(running(), createAnswers(instrument), {
      version: instrument.version,
      begunAt: hoursAgo(2),
      finishedAt: hoursAgo(1),
      ...changes,
    });
    const encrypted = await encryptSubmission(body.publicKey, body.keyId, sender, instrument.id, content);
    return { ...encrypted, beforeAccount: true };
  }
  const send = (submission: unknown, instrument = trial()) =>
    sendEncrypted(running(), who, instrument.id, submission);
  const get = async (pattern: string, changes = {}) => {
    const path = pathTo(pattern as typeof patterns.progress, { userid: who.userid, ...changes });
    return (await call(running(), 'GET', path, undefined, { token: who.token })).body;
  };
  const refused = { status: 409, body: { code: 'answers-before-account' } };

  test('are stored with their time, although the section is locked', async () => {
    const at = hoursAgo(20);
    expect((await send(await encrypt({ begunAt: hoursAgo(21), finishedAt: at }))).status).toBe(204);
    const stored = await running().context.db.query.attempts.findMany({
      where: (table, { eq }) => eq(table.userid, who.userid),
    });
    expect(stored).toMatchObject([{ sectionId: trial().id, beforeAccount: true, takenAt: new Date(at) }]);
    expect((await get(patterns.feedback, { sectionId: trial().id })).length).toBeGreaterThan(0);
  });

  test('are stored once, however often they are sent', async () => {
    const submission = await encrypt();
    expect((await send(submission)).status).toBe(204);
    expect((await send(submission)).status).toBe(204);
    expect(await get(patterns.report, { sectionId: trial().id })).toHaveLength(1);
  });

  test('open no other section, and count as done when the person reaches them', async () => {
    await send(await encrypt());
    const sections = running().context.instruments.map(({ instrument }) => instrument);
    const position = sections.findIndex(({ id }) => id === trial().id);
    const after = sections[position + 1] as Instrument;
    for (const section of [sections[1] as Instrument, after])
      expect((await submit(running(), who, section.id, createAnswers(section))).body.code).toBe(
        'section-locked',
      );
    expect((await submit(running(), who, trial().id, createAnswers(trial()))).body.code).toBe(
      'section-locked',
    );
    const getRecord = async () =>
      (await get(patterns.progress)).find(
        (record: { section_id: string }) => record.section_id === trial().id,
      );
    expect(await getRecord()).toMatchObject({ beforeAccount: true });
    for (const section of sections.slice(0, position))
      expect((await submit(running(), who, section.id, createAnswers(section))).status).toBe(204);
    expect((await submit(running(), who, after.id, createAnswers(after))).status).toBe(204);
    expect((await submit(running(), who, trial().id, createAnswers(trial()))).status).toBe(204);
    expect(await getRecord()).not.toHaveProperty('beforeAccount');
  });

  describe('are refused', () => {
    test('for another section than that of the settings', async () => {
      expect(await send(await encrypt({}, first()), first())).toMatchObject(refused);
    });

    test('a second time', async () => {
      expect((await send(await encrypt())).status).toBe(204);
      expect(await send(await encrypt())).toMatchObject(refused);
    });

    test('after 48 hours, of the answers or of the account', async () => {
      expect(await send(await encrypt({ begunAt: hoursAgo(50), finishedAt: hoursAgo(49) }))).toMatchObject(
        refused,
      );
      running().clock.advance({ hours: 49 });
      const { username, password } = who;
      const { body } = await call(running(), 'POST', patterns.login, { username, password });
      who = { ...who, ...body[0] };
      expect(await send(await encrypt())).toMatchObject(refused);
    });

    test('if they are encrypted for a user, or the other way round', async () => {
      const unreadable = { status: 422, body: { code: 'parcel-unreadable' } };
      const own = await encrypt({}, trial(), String(who.userid) as typeof anonymousSender);
      expect(await send(own)).toMatchObject(unreadable);
      const { beforeAccount: _, ...plain } = await encrypt();
      expect(await send(plain)).toMatchObject(unreadable);
    });

    test('without a session', async () => {
      const path = pathTo(patterns.sealed, { userid: who.userid, sectionId: trial().id });
      expect((await call(running(), 'POST', path, await encrypt())).status).toBe(401);
    });
  });

  test('from the future count as given now', async () => {
    expect((await send(await encrypt({ finishedAt: hoursAgo(-30) }))).status).toBe(204);
    const [{ time }] = await get(patterns.report, { sectionId: trial().id });
    expect(time).toBe(running().clock.now().toISOString());
  });

  test('are marked in the own copy', async () => {
    await send(await encrypt());
    const { body } = await call(
      running(),
      'GET',
      pathTo(patterns.exportData, { userid: who.userid }),
      undefined,
      { token: who.token },
    );
    const own = body.sections.find(({ id }: { id: string }) => id === trial().id);
    expect(own.attempts).toMatchObject([{ beforeAccount: true }]);
    for (const [format, text] of [
      ['html', 'You gave these answers before your registration'],
      ['csv', ',beforeAccount,,yes,'],
    ]) {
      const path = `${pathTo(patterns.exportData, { userid: who.userid })}?format=${format}`;
      expect((await call(running(), 'GET', path, undefined, { token: who.token })).text).toContain(text);
    }
  });
});

test('refuses answers from before the registration without a section in the settings', async () => {
  const { trial: _, ...settings } = builtInSettings;
  const running = await startApp({ settings });
  try {
    const who = await createPerson(running);
    const instrument = running.context.instruments.find(
      ({ instrument: { id } }) => id === builtInSettings.trial?.section,
    )?.instrument as Instrument;
    const { body } = await call(running, 'GET', patterns.sealingKey);
    const content = createSubmissionContent(running, createAnswers(instrument), {
      version: instrument.version,
    });
    const { publicKey, keyId } = body;
    const encrypted = await encryptSubmission(publicKey, keyId, anonymousSender, instrument.id, content);
    const answer = await sendEncrypted(running, who, instrument.id, { ...encrypted, beforeAccount: true });
    expect(answer).toMatchObject({ status: 409, body: { code: 'answers-before-account' } });
  } finally {
    await running.stop();
  }
});
