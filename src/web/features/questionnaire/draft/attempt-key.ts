/**
 * Returns a unique key of at least 32 hexadecimal digits.
 * `randomUUID` is missing on plain http, for example on a phone in a local network.
 */
export function createIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
