import { createHash, randomBytes } from 'node:crypto';

const smallestId = 2 ** 32;
const largestId = Number.MAX_SAFE_INTEGER;

/** A fresh secret of 256 random bits, base64url (43 characters). It travels; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a text, hex. Under this a token, or any key that must not be readable, stands in the database. */
export function hashToken(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A random user id or registration id, from 2^32 up to 2^53: never 0 or 1, which mean something else. */
export function newBigId(): number {
  for (;;) {
    const id = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    if (id >= smallestId && id <= largestId) return id;
  }
}
