import type { EncryptedSubmission } from '../requests.ts';
import { parseBase64url } from './base64url.ts';
import { createAdditionalData, deriveContentKey, curve, ivBytes, pointBytes } from './content-key.ts';
import { crypto, type CryptoKeyLike, TextDecoder } from './platform.ts';

/** A key pair of the server. */
export interface ServerKeyPair {
  /** Needs the usage deriveBits. */
  readonly privateKey: CryptoKeyLike;
  /** Uncompressed point of P-256. */
  readonly publicKey: Uint8Array<ArrayBuffer>;
}

/**
 * Decrypts a submission to JSON of any shape: every holder of the public key can write one.
 * @returns undefined if the submission was changed, or is for another key, user or section
 * @param userid the user who must have sent it
 * @param sectionId the section that it must answer
 */
export async function decryptSubmission(
  { privateKey, publicKey }: ServerKeyPair,
  submission: EncryptedSubmission,
  userid: string | number,
  sectionId: string,
): Promise<unknown> {
  const ephemeralKey = parseBase64url(submission.ephemeralKey);
  const iv = parseBase64url(submission.iv);
  const box = parseBase64url(submission.box);
  if (ephemeralKey?.length !== pointBytes || iv?.length !== ivBytes || !box) return undefined;
  const { subtle } = crypto;
  try {
    // Rejects a point that is not on the curve, which would leak the private key (invalid curve attack).
    const senders = await subtle.importKey('raw', ephemeralKey, curve, true, []);
    const key = await deriveContentKey(privateKey, senders, { ephemeralKey, publicKey }, 'decrypt');
    const additionalData = createAdditionalData(submission.keyId, userid, sectionId);
    const plain = await subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, box);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return undefined;
  }
}
