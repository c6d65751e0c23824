import { crypto, type Key, TextEncoder } from './platform.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The curve of all keys here. */
export const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
/** Bytes of a point on the curve: 4, then its two coordinates. */
export const pointBytes = 65;
/** Bytes of the number that is used once with each box key. */
export const ivBytes = 12;

const info = new TextEncoder().encode('wellness-check sealed answers 1');

/** The two public keys of a parcel, as points. */
export interface Points {
  /** Made by the phone for this parcel alone. */
  readonly ephemeralKey: Bytes;
  /** The server's. */
  readonly publicKey: Bytes;
}

/**
 * The key of one box: both sides reach the same one, each with its own private key and the other's public key.
 * ECDH on P-256, then HKDF with SHA-256, salted by both points, for AES-256-GCM.
 */
export async function boxKey(
  privateKey: Key,
  othersKey: Key,
  { ephemeralKey, publicKey }: Points,
  usage: 'encrypt' | 'decrypt',
): Promise<Key> {
  const { subtle } = crypto;
  const shared = await subtle.deriveBits({ name: 'ECDH', public: othersKey }, privateKey, 256);
  const secret = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const salt = new Uint8Array([...ephemeralKey, ...publicKey]);
  return subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    [usage],
  );
}

/** Binds a box to the server's key, to its sender and to a section: it opens for these alone. */
export function boundTo(keyId: string, userid: string | number, sectionId: string): Bytes {
  return new TextEncoder().encode(`${keyId}.${userid}.${sectionId}`);
}
