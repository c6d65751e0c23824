import { createHmac, hkdfSync, webcrypto } from 'node:crypto';

const { subtle } = webcrypto;
const cipher = 'AES-GCM';
const ivBytes = 12;
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** In bytes. */
export const dataKeyBytes = 32;

/** A key that wraps private keys, and its fingerprint. */
export interface WrappingKey {
  readonly key: webcrypto.CryptoKey;
  /** 16 hexadecimal digits, stored in the database. Identifies the key and reveals nothing of it. */
  readonly fingerprint: string;
}

/**
 * Keys derived from `DATA_KEY`, which is never stored in the database. Each purpose has a key: HKDF-SHA-256 without a
 * salt, with the info `wellness-check` and the purpose.
 */
export interface DataKey extends WrappingKey {
  /**
   * Wrapping key and fingerprint of version 1.0, which used the data key itself. `upgrade-wrapping.ts` replaces them.
   */
  readonly legacy: WrappingKey;
  /** Derives the key of 32 bytes for a purpose. It reveals neither other keys nor the data key. */
  deriveSubkey(purpose: string): Buffer;
}

/** @param bytes `dataKeyBytes` random bytes */
export async function importDataKey(bytes: Uint8Array): Promise<DataKey> {
  const deriveSubkey = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', bytes, '', `wellness-check ${purpose}`, dataKeyBytes));
  return {
    key: await importWrappingKey(deriveSubkey('wrap private keys')),
    fingerprint: toFingerprint(deriveSubkey('fingerprint')),
    legacy: {
      key: await importWrappingKey(bytes),
      fingerprint: toFingerprint(createHmac('sha256', bytes).update('wellness-check data key').digest()),
    },
    deriveSubkey,
  };
}

function importWrappingKey(bytes: Uint8Array): Promise<webcrypto.CryptoKey> {
  return subtle.importKey('raw', bytes, cipher, false, ['wrapKey', 'unwrapKey']);
}

function toFingerprint(bytes: Buffer): string {
  return bytes.toString('hex').slice(0, 16);
}

/**
 * Wraps a private key of P-256: iv and AES-256-GCM of its PKCS #8, base64url.
 * @param keyId authenticated: unwrapping fails in another row
 */
export async function wrapPrivateKey(
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
 * Unwraps a private key.
 * @param extractable true to wrap it again
 * @throws if another data key wrapped it, or the row was changed
 */
export async function unwrapPrivateKey(
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

/** Generates a key pair with an extractable private key. */
export function createKeyPair(): Promise<webcrypto.CryptoKeyPair> {
  return subtle.generateKey(curve, true, ['deriveBits']);
}

/** The uncompressed point of a public key. */
export async function getPublicPoint(publicKey: webcrypto.CryptoKey): Promise<Uint8Array> {
  return new Uint8Array(await subtle.exportKey('raw', publicKey));
}
