/**
 * Encryption of the safety plan with a PIN: PBKDF2-SHA-256, then AES-256-GCM.
 *
 * A PIN of 4 to 8 digits has at most 27 bits. It protects against people who pick up the phone. It does not protect
 * against a copy of the storage: each guess costs one key derivation, so a computer tries all PINs of 4 digits in
 * minutes. The limit of wrong PINs is stored in the same copy and does not help there (docs/security.md).
 */

/** Iterations of new plans, the minimum of the OWASP Password Storage Cheat Sheet for PBKDF2-HMAC-SHA256. */
export const iterations = 600_000;

const saltBytes = 16;

/** Length of the nonce that NIST SP 800-38D recommends for GCM. */
const nonceBytes = 12;

/** An encrypted text. Byte strings are in base64. */
export interface EncryptedText {
  readonly iterations: number;
  readonly salt: string;
  readonly nonce: string;
  readonly data: string;
}

/** A derived key, with the parameters that derive it again. */
export interface PlanKey extends Pick<EncryptedText, 'iterations' | 'salt'> {
  /** Not extractable. */
  readonly key: CryptoKey;
}

/** Whether the browser can encrypt: it cannot on pages without HTTPS. */
export function canEncrypt(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Derives a key with a new salt. */
export function createKey(pin: string): Promise<PlanKey> {
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(saltBytes)));
  return deriveKey(pin, { iterations, salt });
}

/** Derives the key of an encrypted text. The PIN may be wrong: only `decryptText` detects that. */
export async function deriveKey(
  pin: string,
  { iterations, salt }: Pick<EncryptedText, 'iterations' | 'salt'>,
): Promise<PlanKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveKey',
  ]);
  const key = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  return { key, iterations, salt };
}

/** Encrypts a text with a new nonce. */
export async function encryptText({ key, iterations, salt }: PlanKey, text: string): Promise<EncryptedText> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    key,
    new TextEncoder().encode(text),
  );
  return { iterations, salt, nonce: toBase64(nonce), data: toBase64(new Uint8Array(data)) };
}

/**
 * Decrypts a text.
 * @returns null if the key is wrong or the text was changed
 */
export async function decryptText({ key }: PlanKey, { nonce, data }: EncryptedText): Promise<string | null> {
  try {
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(nonce) },
      key,
      fromBase64(data),
    );
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
