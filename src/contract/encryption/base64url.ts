const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes bytes as base64url without padding (RFC 4648, section 5). */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    const signs = Math.min(bytes.length - at, 3) + 1;
    for (let sign = 0; sign < signs; sign += 1) text += alphabet[(bits >> (18 - 6 * sign)) & 63];
  }
  return text;
}

/** Decodes base64url. Returns null for other characters, padding and non-canonical encodings. */
export function parseBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let count = 0;
  let filled = 0;
  for (const sign of text) {
    const value = alphabet.indexOf(sign);
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[filled] = (bits >> count) & 255;
    filled += 1;
  }
  const isWhole = count < 6 && (bits & ((1 << count) - 1)) === 0;
  return isWhole ? bytes : null;
}
