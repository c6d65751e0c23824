/**
 * Stored data of any version must be decryptable forever: these values were computed by another implementation (Python's
 * `cryptography`), from the data key of the bytes 0 to 31 and the IV of the bytes 100 to 111. Do not change them. A new
 * format needs an additional reader, not other values.
 */
import { webcrypto } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removals } from '#server/db/schema.ts';
import { readErasures } from '#server/erasure/erasure-log.ts';
import { hashName } from '#server/repositories/name-reservations.ts';
import { insertRemoval } from '#server/repositories/removed-accounts.ts';
import { decryptRow } from '#server/repositories/encrypted-rows.ts';
import { importDataKey, unwrapPrivateKey } from '#server/crypto/data-key.ts';
import { createFieldCipher } from '#server/crypto/field-cipher.ts';
import { hashAccount } from '#server/audit/audit-log.ts';
import { openTestDatabase, defaultDatabase } from '#tests/support/database.ts';

const dataKey = await importDataKey(Uint8Array.from({ length: 32 }, (_, index) => index));
const cipher = createFieldCipher(dataKey);
const userid = 4294967296;

const stored = {
  fingerprint: 'f580dd1d084f4e40',
  legacyFingerprint: 'a3dd54aae78653c6',
  wrapped:
    'ZGVmZ2hpamtsbW5vQOMgJXXa7Tqydf49emRNKwGQ-EgXcxq1JvVWn5ctYqyaw0N-sZBNG6wPn947RtyoETDZHwNCgAmbaTs2tofWm7bmbnyAqjswIPKiTToNn7mooyavQ-TY9iRJJsUgYEd_jCy3zu9FVQ3XFaoAVOUMaPvgrpgkcSG-XGlX1pa25q8HVumSIevou2_vQ1w8rNpVMvy8AvcSNyVugA',
  legacyWrapped:
    'ZGVmZ2hpamtsbW5veJpZZHjpZo04ZXVukqtX_0PEDiANJD1PpNCrTJaTzkqV6ETgTRCYAPj1fzf0SMHDFlWX9zFYUjzv57vO9pu-lhWSxC53DzhHi2u8HyzkiAXywRvnWQ_ykiI8OgWShPFm07vDJLvre8qwpZvzHDfoGzrQebqGILuWkym4Xtfj6EthLVSiP8M_tFod6VwqENYoTzXDtg_mats1jg',
  publicKey: 'BFFcPW6545a5BNP-yn9U_c0MwemXvzddylFa0KbDtANfRTa-OlDzGPv5pUdZAqIhUCvvDVfgjFOyzApW8X2fk1Q',
  seek: 'ZGVmZ2hpamtsbW5vB-fhMziugnlqlN7_VBHbbX4',
  emailClaim: 'qHiClrhml4YfG6hAJjvqJHb6q6dJoftNkhbJTURxdjI',
  accountHash: 'p5NMndqzvJemvf4eLBwkfxbnx39Vgw94ObMrV3C0XGQ',
  removalHash: 'dpA_r0RSBpvTtc8LNtlsMX96fvzU6GTdJ_oKswvshOM',
  erasureLogLine:
    '00000000-0000-4000-8000-000000000000 ZGVmZ2hpamtsbW5vHPMxmfCAw7r-RkAeGD2rCcZvKLpm6NUZF1VYZR7cnbhvZz1H5scIySAuUkhn8Q',
};

it('a data key has the published fingerprints, derived and of version 1.0', () => {
  expect(dataKey.fingerprint).toBe(stored.fingerprint);
  expect(dataKey.legacy.fingerprint).toBe(stored.legacyFingerprint);
});

it.each([
  ['by the derived key', dataKey, stored.wrapped],
  ['by version 1.0', dataKey.legacy, stored.legacyWrapped],
])('decrypts a private key that was wrapped %s', async (_, wrappingKey, wrapped) => {
  const privateKey = await unwrapPrivateKey(wrappingKey, 'golden', wrapped, true);
  const { x, y } = await webcrypto.subtle.exportKey('jwk', privateKey);
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]);
  expect(point.toString('base64url')).toBe(stored.publicKey);
});

it('does not decrypt a private key of version 1.0 with the derived key, nor the reverse', async () => {
  await expect(unwrapPrivateKey(dataKey, 'golden', stored.legacyWrapped)).rejects.toThrow();
  await expect(unwrapPrivateKey(dataKey.legacy, 'golden', stored.wrapped)).rejects.toThrow();
});

it('decrypts an encrypted profile field, and finds the account of reservations and the audit log', () => {
  expect(decryptRow(cipher, 'profiles', { userid, seek: stored.seek }).seek).toBe('3');
  expect(hashName(cipher, 'email', 'asa@example.org').keyHash).toBe(stored.emailClaim);
  expect(hashAccount({ cipher }, userid)).toBe(stored.accountHash);
});

it('decrypts an entry of the erasure log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-ledger-'));
  const file = join(folder, 'removals.ledger');
  writeFileSync(file, `${stored.erasureLogLine}\n`);
  expect(readErasures(file, [cipher], '')).toEqual([{ userid: 7, removedAt: new Date('2026-11-26') }]);
  rmSync(folder, { recursive: true });
});

it('a removed account is stored under a keyed hash of its id', async () => {
  const { db, close } = await openTestDatabase(defaultDatabase);
  await insertRemoval(db, cipher, { userid, consentVersion: '1', removedAt: new Date('2026-11-26') });
  expect(await db.select().from(removals)).toMatchObject([{ accountHash: stored.removalHash }]);
  await close();
});
