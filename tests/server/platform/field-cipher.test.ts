import { describe, expect, it } from 'vitest';
import { importDataKey } from '#server/crypto/data-key.ts';
import { createFieldCipher } from '#server/crypto/field-cipher.ts';

/** The bytes 0 to 31. */
const dataKey = await importDataKey(Uint8Array.from({ length: 32 }, (_, index) => index));
const cipher = createFieldCipher(dataKey);
const owner = '4294967296';

describe('an encrypted field', () => {
  it('equals the result of another implementation', () => {
    // From Python's `cryptography`: HKDF with "wellness-check personal seal profiles.name", IV 100 to 111.
    const encrypted = 'ZGVmZ2hpamtsbW5vdNc5ick3oMNQ2J71YMZJXSorhQqjgWmqfg';
    expect(cipher.decrypt('profiles.name', owner, encrypted)).toBe('Åsa Ravi');
    const keyed = 'NsX3EfbuptDkqs1_4TJJYNGOzdPBT_IdqnzIdQgaeY0';
    expect(cipher.hash('accounts.email', 'asa@example.org')).toBe(keyed);
  });

  it.each(['', 'Asha', 'आशा 👩‍⚕️', 'x'.repeat(10_000)])('decrypts to its plaintext: %.20s', (text) => {
    expect(cipher.decrypt('contacts.message', 'one', cipher.encrypt('contacts.message', 'one', text))).toBe(
      text,
    );
  });

  it('is encrypted differently each time, and reveals nothing of the text', () => {
    const encrypted = [1, 2].map(() => cipher.encrypt('profiles.name', owner, 'Asha'));
    expect(encrypted[0]).not.toBe(encrypted[1]);
    for (const text of encrypted) {
      expect(text).toMatch(/^[\w-]+$/);
      expect(Buffer.from(text, 'base64url').includes('Asha')).toBe(false);
    }
  });

  it('does not decrypt for another field, owner or key, or after a change', async () => {
    const encrypted = cipher.encrypt('profiles.name', owner, 'Asha');
    const bytes = Buffer.from(encrypted, 'base64url');
    bytes[14] = bytes[14]! ^ 1;
    const other = createFieldCipher(await importDataKey(new Uint8Array(32)));
    expect(() => cipher.decrypt('profiles.city', owner, encrypted)).toThrow();
    expect(() => cipher.decrypt('profiles.name', '4294967297', encrypted)).toThrow();
    expect(() => other.decrypt('profiles.name', owner, encrypted)).toThrow();
    expect(() => cipher.decrypt('profiles.name', owner, bytes.toString('base64url'))).toThrow();
    expect(() => cipher.decrypt('profiles.name', owner, encrypted.slice(0, -4))).toThrow();
    expect(() => cipher.decrypt('profiles.name', owner, 'Asha')).toThrow('not encrypted');
    expect(() => cipher.decrypt('a', 'b","c', cipher.encrypt('a","b', 'c', 'Asha'))).toThrow();
  });

  it('has a hash that depends on field and key', async () => {
    const other = createFieldCipher(await importDataKey(new Uint8Array(32)));
    const all = [
      cipher.hash('accounts.email', 'asha'),
      cipher.hash('accounts.username', 'asha'),
      cipher.hash('accounts.email', 'ashb'),
      other.hash('accounts.email', 'asha'),
    ];
    expect(new Set(all).size).toBe(4);
    expect(cipher.hash('accounts.email', 'asha')).toBe(all[0]);
  });
});
