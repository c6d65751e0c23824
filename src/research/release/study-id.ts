import { createHmac } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * Computes the study id of a person: 16 letters of base32, 80 bits of an HMAC. Releases with different keys have
 * no ids in common.
 */
export function computeStudyId(key: Uint8Array, userid: number): string {
  const hash = createHmac('sha256', key).update(String(userid)).digest();
  let bits = hash.readBigUInt64BE(0) * 65_536n + BigInt(hash.readUInt16BE(8));
  let id = '';
  for (let place = 0; place < 16; place += 1) {
    id = `${letters[Number(bits % 32n)]}${id}`;
    bits /= 32n;
  }
  return id;
}
