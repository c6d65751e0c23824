import { createHmac, hkdfSync, webcrypto } from 'node:crypto';

const { subtle } = webcrypto;
const cipher = 'AES-GCM';
const ivBytes = 12;
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Bytes of a data key. */
export const dataKeyBytes = 32;

/** The key that wraps the private keys in the database and seals what names a person. It is never kept there itself. */
export interface DataKey {
  readonly key: webcrypto.CryptoKey;
  /** Tells data keys apart and says nothing of the key. */
  readonly fingerprint: string;
  /** Another key of 32 bytes for each purpose, by HKDF-SHA-256: none of them tells the others or the data key. */
  subkey(purpose: string): Buffer;
}

/** @param bytes `dataKeyBytes` of them, random */
export async function importDataKey(bytes: Uint8Array): Promise<DataKey> {
  const key = await subtle.importKey('raw', bytes, cipher, false, ['wrapKey', 'unwrapKey']);
  const fingerprint = createHmac('sha256', bytes)
    .update('wellness-check data key')
    .digest('hex')
    .slice(0, 16);
  const subkey = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', bytes, '', `wellness-check ${purpose}`, dataKeyBytes));
  return { key, fingerprint, subkey };
}

/**
 * A private key of P-256 as it may stand in the database: iv and AES-256-GCM of its PKCS #8, base64url.
 * @param keyId bound to it: in another row it does not open
 */
export async function wrap(
  { key }: DataKey,
  keyId: string,
  privateKey: webcrypto.CryptoKey,
): Promise<string> {
  const iv = webcrypto.getRandomValues(new Uint8Array(ivBytes));
  const additionalData = Buffer.from(keyId);
  const wrapped = await subtle.wrapKey('pkcs8', privateKey, key, { name: cipher, iv, additionalData });
  return Buffer.concat([iv, Buffer.from(wrapped)]).toString('base64url');
}

/**
 * The private key again. Rejects when another data key wrapped it or the row was changed.
 * @param extractable true to wrap it anew
 */
export async function unwrap(
  { key }: DataKey,
  keyId: string,
  wrapped: string,
  extractable = false,
): Promise<webcrypto.CryptoKey> {
  const bytes = Buffer.from(wrapped, 'base64url');
  const iv = bytes.subarray(0, ivBytes);
  const additionalData = Buffer.from(keyId);
  return subtle.unwrapKey(
    'pkcs8',
    bytes.subarray(ivBytes),
    key,
    { name: cipher, iv, additionalData },
    curve,
    extractable,
    ['deriveBits'],
  );
}

/** A new pair, whose private key can be wrapped. */
export function newPair(): Promise<webcrypto.CryptoKeyPair> {
  return subtle.generateKey(curve, true, ['deriveBits']);
}

/** The point of a public key, uncompressed. */
export async function pointOf(publicKey: webcrypto.CryptoKey): Promise<Uint8Array> {
  return new Uint8Array(await subtle.exportKey('raw', publicKey));
}
