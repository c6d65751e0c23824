import type { EncryptedSubmission, SubmissionContent } from '../requests.ts';
import { parseBase64url, toBase64url } from './base64url.ts';
import { createAdditionalData, deriveContentKey, curve, ivBytes, pointBytes } from './content-key.ts';
import { crypto, TextEncoder } from './platform.ts';

/** In characters. */
const padTo = 512;

/**
 * Encrypts a submission for the server. The device cannot decrypt it.
 * @param publicKey of the server: an uncompressed point of P-256, base64url
 * @param keyId id of this key
 * @throws without WebCrypto (plain HTTP), and for a key that is not a point of the curve
 */
export async function encryptSubmission(
  publicKey: string,
  keyId: string,
  userid: string | number,
  sectionId: string,
  content: SubmissionContent,
): Promise<EncryptedSubmission> {
  const { subtle } = crypto;
  const point = parseBase64url(publicKey);
  if (point?.length !== pointBytes) throw new Error('The public key of the server is no point of the curve.');
  const servers = await subtle.importKey('raw', point, curve, true, []);
  const own = await subtle.generateKey(curve, false, ['deriveBits']);
  const ephemeralKey = new Uint8Array(await subtle.exportKey('raw', own.publicKey));
  const key = await deriveContentKey(own.privateKey, servers, { ephemeralKey, publicKey: point }, 'encrypt');
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const additionalData = createAdditionalData(keyId, userid, sectionId);
  const plain = new TextEncoder().encode(padContent(JSON.stringify(content)));
  const box = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain);
  return {
    keyId,
    ephemeralKey: toBase64url(ephemeralKey),
    iv: toBase64url(iv),
    box: toBase64url(new Uint8Array(box)),
  };
}

/** Pads the JSON with spaces, so that the length does not reveal how many questions were skipped. */
function padContent(json: string): string {
  return json.padEnd(Math.ceil(json.length / padTo) * padTo);
}
