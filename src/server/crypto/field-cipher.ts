import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { DataKey } from './data-key.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** What names a person, as it may stand in the database. Every field has keys of its own, derived from the data key. */
export interface FieldCipher {
  /**
   * A text that only this field of this owner opens: iv, AES-256-GCM and its tag, base64url. Twice the same text is
   * encrypted in two ways.
   * @param field table and column, as `profiles.name`
   * @param owner what tells the row from others of the table: the user id, or an id of the row
   */
  encrypt(field: string, owner: string, text: string): string;
  /** The text again. Throws when another key, field or owner encrypted it, or it was changed. */
  decrypt(field: string, owner: string, encrypted: string): string;
  /** HMAC-SHA-256 of a text, base64url, 43 characters: tells equal texts of a field without holding them. */
  hash(field: string, text: string): string;
}

/** The personal fields under a data key. Each key is derived once, by HKDF-SHA-256. */
export function createFieldCipher({ subkey }: Pick<DataKey, 'subkey'>): FieldCipher {
  const keys = new Map<string, Buffer>();
  function deriveKey(use: 'seal' | 'keyed', field: string): Buffer {
    const purpose = `personal ${use} ${field}`;
    const cached = keys.get(purpose) ?? subkey(purpose);
    keys.set(purpose, cached);
    return cached;
  }

  return {
    encrypt(field, owner, text) {
      const iv = randomBytes(ivBytes);
      const encryption = createCipheriv(algorithm, deriveKey('seal', field), iv).setAAD(
        encodeContext(field, owner),
      );
      const parts = [iv, encryption.update(text, 'utf8'), encryption.final(), encryption.getAuthTag()];
      return Buffer.concat(parts).toString('base64url');
    },
    decrypt(field, owner, encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url');
      const tagAt = bytes.length - tagBytes;
      if (tagAt < ivBytes) throw new Error('The text is not encrypted.');
      const decryption = createDecipheriv(algorithm, deriveKey('seal', field), bytes.subarray(0, ivBytes));
      decryption.setAAD(encodeContext(field, owner)).setAuthTag(bytes.subarray(tagAt));
      return decryption.update(bytes.subarray(ivBytes, tagAt), undefined, 'utf8') + decryption.final('utf8');
    },
    hash(field, text) {
      return createHmac('sha256', deriveKey('keyed', field)).update(text).digest('base64url');
    },
  };
}

/** No two pairs of field and owner read alike. */
function encodeContext(field: string, owner: string): Buffer {
  return Buffer.from(JSON.stringify([field, owner]));
}
