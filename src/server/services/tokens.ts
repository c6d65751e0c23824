import { createHash, randomBytes } from 'node:crypto';
import type { LinkId } from '../repositories/links.ts';
import type { SessionId } from '../repositories/sessions.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

const smallestId = 2 ** 32;
const largestId = Number.MAX_SAFE_INTEGER;

/** A fresh secret of 256 random bits, base64url (43 characters). It travels; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Behind the secret: what only the data key makes of all before it. Older tokens have none. */
const markLength = 11;

/**
 * A token for the session of a user. It holds the user id, so that its look-up touches one partition, and a mark by which
 * it is known for one of ours without a look-up.
 */
export function sessionToken(userid: number, cipher: Pick<FieldCipher, 'hash'>): string {
  const token = `${userid.toString(36)}.${newToken()}`;
  return token + signToken(token, cipher);
}

/**
 * Was this token made here? That says nothing of whether its session lives, and opens nothing: in a crowd, who only makes
 * tokens up has no better place than who has none.
 */
export function isSessionToken(token: string, cipher: Pick<FieldCipher, 'hash'>): boolean {
  const unmarked = token.slice(0, -markLength);
  return readSessionToken(token) !== null && token === unmarked + signToken(unmarked, cipher);
}

function signToken(token: string, cipher: Pick<FieldCipher, 'hash'>): string {
  return cipher.hash('sessions.token', token).slice(0, markLength);
}

/** Under what the session of a token is stored; null for a token of another form. */
export function readSessionToken(token: string): SessionId | null {
  const [, owner] = /^([1-9a-z][0-9a-z]{0,10})\.[\w-]{43}(?:[\w-]{11})?$/.exec(token) ?? [];
  const userid = Number.parseInt(owner ?? '', 36);
  return Number.isSafeInteger(userid) ? { userid, tokenHash: hashToken(token) } : null;
}

/** A token for a link to an address. It holds the keyed hash of the address, for the same reason. */
export function linkToken(addressKey: string): string {
  return `${addressKey}.${newToken()}`;
}

/** Under what the link of a token is stored. One of another form finds nothing. */
export function readLinkToken(token: string): LinkId {
  const [, addressKey = ''] = /^([\w-]{22})\.[\w-]{43}$/.exec(token) ?? [];
  return { addressKey, tokenHash: hashToken(token) };
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
