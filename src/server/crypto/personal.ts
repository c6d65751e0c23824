import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { DataKey } from './data-key.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** What names a person, as it may stand in the database. Every field has keys of its own, derived from the data key. */
export interface Personal {
  /**
   * A text that only this field of this owner opens: iv, AES-256-GCM and its tag, base64url. Twice the same text is
   * sealed in two ways.
   * @param field table and column, as `profiles.name`
   * @param owner what tells the row from others of the table: the user id, or an id of the row
   */
  seal(field: string, owner: string, text: string): string;
  /** The text again. Throws when another key, field or owner sealed it, or it was changed. */
  open(field: string, owner: string, sealed: string): string;
  /** HMAC-SHA-256 of a text, base64url, 43 characters: tells equal texts of a field without holding them. */
  keyed(field: string, text: string): string;
}

/** The personal fields under a data key. Each key is derived once, by HKDF-SHA-256. */
export function personalOf({ subkey }: Pick<DataKey, 'subkey'>): Personal {
  const keys = new Map<string, Buffer>();
  function keyOf(use: 'seal' | 'keyed', field: string): Buffer {
    const purpose = `personal ${use} ${field}`;
    const known = keys.get(purpose) ?? subkey(purpose);
    keys.set(purpose, known);
    return known;
  }

  return {
    seal(field, owner, text) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, keyOf('seal', field), iv).setAAD(bound(field, owner));
      const parts = [iv, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()];
      return Buffer.concat(parts).toString('base64url');
    },
    open(field, owner, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const tagAt = bytes.length - tagBytes;
      if (tagAt < ivBytes) throw new Error('This text was never sealed.');
      const opening = createDecipheriv(cipher, keyOf('seal', field), bytes.subarray(0, ivBytes));
      opening.setAAD(bound(field, owner)).setAuthTag(bytes.subarray(tagAt));
      return opening.update(bytes.subarray(ivBytes, tagAt), undefined, 'utf8') + opening.final('utf8');
    },
    keyed(field, text) {
      return createHmac('sha256', keyOf('keyed', field)).update(text).digest('base64url');
    },
  };
}

/** No two pairs of field and owner read alike. */
function bound(field: string, owner: string): Buffer {
  return Buffer.from(JSON.stringify([field, owner]));
}
