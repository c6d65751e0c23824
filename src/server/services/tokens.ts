import { createHash, randomBytes } from 'node:crypto';
import { parseLinkToken } from '#contract/link-token.ts';
import type { LinkId } from '../repositories/links.ts';
import type { SessionId } from '../repositories/sessions.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

const smallestId = 2 ** 32;
const largestId = Number.MAX_SAFE_INTEGER;

/** Creates a secret of 256 random bits, base64url (43 characters). Only its hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Length of the MAC of a token. Older tokens have none. */
const markLength = 11;

/**
 * Creates a session token. It contains the user id, so that a lookup uses one partition, and a MAC that identifies it
 * without a lookup.
 */
export function createSessionToken(userid: number, cipher: Pick<FieldCipher, 'hash'>): string {
  const token = `${userid.toString(36)}.${createToken()}`;
  return token + signToken(token, cipher);
}

/** Whether a token was issued here, active or not. Forged tokens count as anonymous in rate limits. */
export function isSessionToken(token: string, cipher: Pick<FieldCipher, 'hash'>): boolean {
  const unmarked = token.slice(0, -markLength);
  return readSessionToken(token) !== null && token === unmarked + signToken(unmarked, cipher);
}

function signToken(token: string, cipher: Pick<FieldCipher, 'hash'>): string {
  return cipher.hash('sessions.token', token).slice(0, markLength);
}

/** Parses the key of a session; null for another format. */
export function readSessionToken(token: string): SessionId | null {
  const [, owner] = /^([1-9a-z][0-9a-z]{0,10})\.[\w-]{43}(?:[\w-]{11})?$/.exec(token) ?? [];
  const userid = Number.parseInt(owner ?? '', 36);
  return Number.isSafeInteger(userid) ? { userid, tokenHash: hashToken(token) } : null;
}

/** Creates a link token. It contains the keyed hash of the address, so that a lookup uses one partition. */
export function createLinkToken(addressKey: string): string {
  return `${addressKey}.${createToken()}`;
}

/** Parses the key of a link. Another format finds no link. */
export function readLinkToken(token: string): LinkId {
  return { addressKey: parseLinkToken(token)?.addressKey ?? '', tokenHash: hashToken(token) };
}

/** SHA-256 of a text, in hex, for tokens and keys that must not be readable in the database. */
export function hashToken(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Creates a random user id or registration id, from 2^32 up to 2^53. 0 and 1 have other meanings on the wire. */
export function createRandomId(): number {
  for (;;) {
    const id = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    if (id >= smallestId && id <= largestId) return id;
  }
}
