import { createHmac, hkdfSync, webcrypto } from 'node:crypto';

const { subtle } = webcrypto;
const cipher = 'AES-GCM';
const ivBytes = 12;
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Bytes of a data key. */
export const dataKeyBytes = 32;

/** A key for wrapping private keys, and what identifies it. */
export interface WrappingKey {
  readonly key: webcrypto.CryptoKey;
  /** 16 hexadecimal digits, stored in the database; it tells keys apart and reveals nothing of them. */
  readonly fingerprint: string;
}

/**
 * What is derived from `DATA_KEY`, which is itself never stored in the database. Each use has a key of its own, by
 * HKDF-SHA-256 without a salt, with the info `wellness-check` and the purpose.
 */
export interface DataKey extends WrappingKey {
  /** Wrapping key and fingerprint of 1.0 and before, which used the data key itself. `upgrade-wrapping.ts` replaces them. */
  readonly legacy: WrappingKey;
  /** The key of 32 bytes for a purpose: none of them reveals another or the data key. */
  subkey(purpose: string): Buffer;
}

/** @param bytes `dataKeyBytes` of them, random */
export async function importDataKey(bytes: Uint8Array): Promise<DataKey> {
  const subkey = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', bytes, '', `wellness-check ${purpose}`, dataKeyBytes));
  return {
    key: await importWrappingKey(subkey('wrap private keys')),
    fingerprint: toFingerprint(subkey('fingerprint')),
    legacy: {
      key: await importWrappingKey(bytes),
      fingerprint: toFingerprint(createHmac('sha256', bytes).update('wellness-check data key').digest()),
    },
    subkey,
  };
}

function importWrappingKey(bytes: Uint8Array): Promise<webcrypto.CryptoKey> {
  return subtle.importKey('raw', bytes, cipher, false, ['wrapKey', 'unwrapKey']);
}

function toFingerprint(bytes: Buffer): string {
  return bytes.toString('hex').slice(0, 16);
}

/**
 * A private key of P-256 as it may stand in the database: iv and AES-256-GCM of its PKCS #8, base64url.
 * @param keyId bound to it: in another row it does not open
 */
export async function wrap(
  { key }: WrappingKey,
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
  { key }: WrappingKey,
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
export async function getPublicPoint(publicKey: webcrypto.CryptoKey): Promise<Uint8Array> {
  return new Uint8Array(await subtle.exportKey('raw', publicKey));
}
