import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { DataKey } from './data-key.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts personal data for the database. Every field has separate keys, derived from the data key. */
export interface FieldCipher {
  /**
   * Encrypts a text for one field of one owner: iv, AES-256-GCM and its tag, base64url. Equal texts have different
   * ciphertexts.
   * @param field table and column, such as `profiles.name`
   * @param owner identifies the row in the table: the user id, or an id of the row
   */
  encrypt(field: string, owner: string, text: string): string;
  /** Decrypts a text. @throws if another key, field or owner encrypted it, or it was changed */
  decrypt(field: string, owner: string, encrypted: string): string;
  /** HMAC-SHA-256 of a text, base64url, 43 characters: compares texts of a field without storing them. */
  hash(field: string, text: string): string;
}

/** Derives each key once, with HKDF-SHA-256. */
export function createFieldCipher({ deriveSubkey }: Pick<DataKey, 'deriveSubkey'>): FieldCipher {
  const keys = new Map<string, Buffer>();
  function deriveKey(use: 'seal' | 'keyed', field: string): Buffer {
    const purpose = `personal ${use} ${field}`;
    const cached = keys.get(purpose) ?? deriveSubkey(purpose);
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

/** An unambiguous encoding of field and owner. */
function encodeContext(field: string, owner: string): Buffer {
  return Buffer.from(JSON.stringify([field, owner]));
}
