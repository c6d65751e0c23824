import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { EncryptedSubmission, SubmissionContent } from '#contract/requests.ts';
import { parseBase64url, toBase64url } from '#contract/encryption/base64url.ts';
import { type ServerKeyPair, decryptSubmission } from '#contract/encryption/decrypt.ts';
import { encryptSubmission } from '#contract/encryption/encrypt.ts';

const content: SubmissionContent = {
  ans: [1, null, [2, 3], 5],
  version: '1.0',
  language: 'en-IN',
  key: 'draft-1',
  begunAt: '2026-01-15T06:30:00.000Z',
  finishedAt: '2026-01-15T06:34:00.000Z',
};

async function createOpener(): Promise<ServerKeyPair> {
  const { subtle } = globalThis.crypto;
  const pair = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
  const publicKey = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
  return { privateKey: pair.privateKey, publicKey };
}

let server: ServerKeyPair;
let submission: EncryptedSubmission;
const encryptFor = (to: ServerKeyPair, what: SubmissionContent = content) =>
  encryptSubmission(toBase64url(to.publicKey), 'key-1', 4_294_967_296, 'S1', what);
const decryptChanged = (
  changes: Partial<EncryptedSubmission> = {},
  by = server,
  userid = 4_294_967_296,
  sectionId = 'S1',
) => decryptSubmission(by, { ...submission, ...changes }, userid, sectionId);

beforeAll(async () => {
  server = await createOpener();
  submission = await encryptFor(server);
});

test('the server decrypts what the device encrypted', async () => {
  expect(await decryptChanged()).toEqual(content);
  expect(submission.keyId).toBe('key-1');
});

test('the device can decrypt neither the answers nor the key nor the times', async () => {
  const text = Buffer.from(Object.values(submission).join('.'), 'base64url').toString('latin1');
  for (const secret of ['draft-1', '2026-01-15', 'en-IN', 'ans']) {
    expect(text).not.toContain(secret);
    expect(JSON.stringify(submission)).not.toContain(secret);
  }
});

test('the same answers are encrypted differently each time, and the length does not reveal skipped ones', async () => {
  const again = await encryptFor(server);
  for (const part of ['ephemeralKey', 'iv', 'box'] as const) expect(again[part]).not.toBe(submission[part]);
  const skipped = await encryptFor(server, { ...content, ans: [null, null, [], null] });
  expect(skipped.box).toHaveLength(submission.box.length);
});

describe('decryption fails', () => {
  const flipBit = (text: string, at: number) => {
    const bytes = parseBase64url(text)!;
    const index = at < 0 ? bytes.length + at : at;
    bytes[index] = bytes[index]! ^ 1;
    return toBase64url(bytes);
  };

  test.each([
    ['the sign of an uncompressed point', 'ephemeralKey', 0],
    ["the point's first coordinate", 'ephemeralKey', 7],
    ["the point's second coordinate", 'ephemeralKey', -1],
    ['the nonce', 'iv', 0],
    ['the first byte of the ciphertext', 'box', 0],
    ['a byte in the middle', 'box', 100],
    ['the authentication tag at the end', 'box', -1],
  ] as const)('with one bit changed in %s', async (_, part, at) => {
    expect(await decryptChanged({ [part]: flipBit(submission[part], at) })).toBeUndefined();
  });

  test('with a part cut, emptied, extended or encoded differently', async () => {
    for (const part of ['ephemeralKey', 'iv', 'box'] as const) {
      for (const changed of [
        submission[part].slice(0, -4),
        '',
        `${submission[part]}AAAA`,
        `${submission[part]}=`,
      ]) {
        expect(await decryptChanged({ [part]: changed })).toBeUndefined();
      }
    }
  });

  test('with the key, number or ciphertext of another submission', async () => {
    const other = await encryptFor(server);
    for (const part of ['ephemeralKey', 'iv', 'box'] as const) {
      expect(await decryptChanged({ [part]: other[part] })).toBeUndefined();
    }
  });

  test('for another key, another account and another section', async () => {
    expect(await decryptChanged({ keyId: 'key-2' })).toBeUndefined();
    expect(await decryptChanged({}, server, 4_294_967_297)).toBeUndefined();
    expect(await decryptChanged({}, server, 4_294_967_296, 'S2')).toBeUndefined();
    expect(await decryptChanged({}, await createOpener())).toBeUndefined();
    const pointAlone = { ...server, publicKey: (await createOpener()).publicKey };
    expect(await decryptChanged({}, pointAlone)).toBeUndefined();
  });

  test('with a point off the curve, or at infinity', async () => {
    const offCurve = new Uint8Array(65).fill(1);
    offCurve[0] = 4;
    const compressed = new Uint8Array(33).fill(2);
    for (const point of [offCurve, compressed, new Uint8Array([0]), new Uint8Array(65)]) {
      expect(await decryptChanged({ ephemeralKey: toBase64url(point) })).toBeUndefined();
    }
  });

  test('if the plaintext is not JSON', async () => {
    vi.spyOn(JSON, 'stringify').mockReturnValueOnce('{"ans":[1,');
    const torn = await encryptFor(server);
    expect(await decryptChanged(torn)).toBeUndefined();
  });
});

test('encryption fails with a key that is not a point of the curve', async () => {
  for (const key of [
    '',
    'abcd',
    toBase64url(new Uint8Array(65).fill(4)),
    `${toBase64url(server.publicKey)}=`,
  ]) {
    await expect(encryptSubmission(key, 'key-1', 1, 'S1', content)).rejects.toThrow();
  }
});
