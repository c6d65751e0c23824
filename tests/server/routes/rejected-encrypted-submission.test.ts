import { describe, expect, test, vi } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { parseBase64url, toBase64url } from '#contract/encryption/base64url.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { createAnswers, call, createPerson } from './people.ts';

import { createSubmissionSender } from './submission-sender.ts';

onBothDatabases('A rejected encrypted submission', (running) => {
  const { getPerson, getFirst, createContent, encrypt, send, listAttempts } = createSubmissionSender(running);

  describe('is rejected like a plain submission if it cannot be stored', () => {
    test('another major version, a locked section, invalid answers with their positions', async () => {
      const second = running().context.instruments[1]!.instrument.id;
      expect((await send(await encrypt({ version: '2.0' }))).body.code).toBe('version-changed');
      expect((await send(await encrypt({}, second), second)).body.code).toBe('section-locked');
      const off = await send(await encrypt({ ans: createAnswers(getFirst()).with(3, 99) }));
      expect([off.status, off.body.positions]).toEqual([422, [3]]);
      expect(await listAttempts()).toEqual([]);
    });

    test('no token 401, another account 403, an unknown section 404: before the body is checked', async () => {
      const other = await createPerson(running());
      const path = (userid: number, sectionId: string) => pathTo(patterns.sealed, { userid, sectionId });
      const post = async (userid: number, sectionId: string, token?: string) =>
        (await call(running(), 'POST', path(userid, sectionId), {}, { token })).status;
      expect(await post(getPerson().userid, getFirst().id)).toBe(401);
      expect(await post(other.userid, getFirst().id, getPerson().token)).toBe(403);
      expect(await post(getPerson().userid, 'S99', getPerson().token)).toBe(404);
      expect(await post(getPerson().userid, getFirst().id, getPerson().token)).toBe(400);
    });
  });

  describe('an invalid encrypted submission', () => {
    const sendRejected = async (submission: unknown, sectionId?: string) => {
      const { status, body } = await send(submission, sectionId);
      expect(await listAttempts()).toEqual([]);
      return [status, body.code];
    };
    const unreadable = [422, 'parcel-unreadable'];

    test('with an unknown key: 410', async () => {
      const submission = await encrypt();
      expect(await sendRejected({ ...submission, keyId: 'made-up' })).toEqual([410, 'sealing-key-unknown']);
    });

    test('changed in any part: 422', async () => {
      const submission = await encrypt();
      for (const part of ['ephemeralKey', 'iv', 'box'] as const) {
        const bytes = parseBase64url(submission[part])!;
        for (const at of [0, bytes.length >> 1, bytes.length - 1]) {
          const changed = bytes.with(at, bytes[at]! ^ 1);
          expect(await sendRejected({ ...submission, [part]: toBase64url(changed) })).toEqual(unreadable);
        }
        expect(await sendRejected({ ...submission, [part]: 'not base64url' })).toEqual(unreadable);
      }
    });

    test('with a point off the curve: 422', async () => {
      const offCurve = toBase64url(new Uint8Array(65).fill(1).with(0, 4));
      expect(await sendRejected({ ...(await encrypt()), ephemeralKey: offCurve })).toEqual(unreadable);
    });

    test('of another account or another section: 422', async () => {
      expect(await sendRejected(await encrypt({}, getFirst().id, await createPerson(running())))).toEqual(
        unreadable,
      );
      expect(await sendRejected(await encrypt({}, 'S2'))).toEqual(unreadable);
    });

    test.each<[string, unknown]>([
      ['invalid JSON', '{"ans":['],
      ['a string', '"text"'],
      ['null', 'null'],
      ['a list', '[]'],
      ['an empty plaintext', '{}'],
    ])('with %s in the plaintext: 422', async (_, json) => {
      const what = createContent();
      const key = await call(running(), 'GET', patterns.sealingKey);
      vi.spyOn(JSON, 'stringify').mockReturnValueOnce(json as string);
      const { encryptSubmission: seal } = await import('#contract/encryption/encrypt.ts');
      const submission = await seal(
        key.body.publicKey,
        key.body.keyId,
        getPerson().userid,
        getFirst().id,
        what,
      );
      expect(await sendRejected(submission)).toEqual(unreadable);
    });

    test.each<[string, object]>([
      ['no answers', { ans: undefined }],
      ['a boolean as an answer', { ans: [true] }],
      ['too many answers', { ans: Array(501).fill(1) }],
      ['no version', { version: undefined }],
      ['an invalid version', { version: 'one' }],
      ['an invalid language', { language: 'x' }],
      ['no key', { key: undefined }],
      ['an empty key', { key: '' }],
      ['an overlong key', { key: 'k'.repeat(201) }],
      ['a key that no database can store', { key: 'a\0b' }],
      ['a lone surrogate as the key', { key: '\ud800' }],
      ['no finish time', { finishedAt: undefined }],
      ['an invalid finish time', { finishedAt: 'yesterday' }],
      ['a date that does not exist', { finishedAt: '2026-13-45T00:00:00.000Z' }],
      ['a start before 1970', { begunAt: '0000-01-01T00:00:00.000Z' }],
      ['a number as a time', { begunAt: 1_768_458_600_000 }],
    ])('with %s: 422', async (_, changes) => {
      expect(await sendRejected(await encrypt(changes))).toEqual(unreadable);
    });

    test('without one of its parts, or with another shape: 400; too long: 413', async () => {
      const submission = await encrypt();
      for (const part of Object.keys(submission)) {
        expect((await sendRejected({ ...submission, [part]: undefined }))[0]).toBe(400);
        expect((await sendRejected({ ...submission, [part]: 7 }))[0]).toBe(400);
      }
      expect((await sendRejected('{"keyId":'))[0]).toBe(400);
      expect((await sendRejected({ ...submission, keyId: 'k'.repeat(65) }))[0]).toBe(400);
      expect((await sendRejected({ ...submission, box: 'A'.repeat(66_000) }))[0]).toBe(413);
    });
  });
});
