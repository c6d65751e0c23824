import type { EncryptedSubmission } from '../requests.ts';
import { fromBase64url } from './base64url.ts';
import { boundTo, boxKey, curve, ivBytes, pointBytes } from './box-key.ts';
import { crypto, type Key, TextDecoder } from './platform.ts';

/** A pair of the server's keys. */
export interface Opener {
  /** Allowed to derive bits. */
  readonly privateKey: Key;
  /** Uncompressed point of P-256. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
}

/**
 * What was encrypted, as JSON of any shape: any holder of the public key may have written it. Undefined for a submission that
 * was changed, that was encrypted for another key, sender or section, or that is none.
 * @param userid whose parcel it must be
 * @param sectionId what it must answer
 */
export async function open(
  { privateKey, publicKey }: Opener,
  submission: EncryptedSubmission,
  userid: string | number,
  sectionId: string,
): Promise<unknown> {
  const ephemeralKey = fromBase64url(submission.ephemeralKey);
  const iv = fromBase64url(submission.iv);
  const box = fromBase64url(submission.box);
  if (ephemeralKey?.length !== pointBytes || iv?.length !== ivBytes || !box) return undefined;
  const { subtle } = crypto;
  try {
    // A point beside the curve is refused here: it would leak the private key bit by bit.
    const senders = await subtle.importKey('raw', ephemeralKey, curve, true, []);
    const key = await boxKey(privateKey, senders, { ephemeralKey, publicKey }, 'decrypt');
    const additionalData = boundTo(submission.keyId, userid, sectionId);
    const plain = await subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, box);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return undefined;
  }
}
