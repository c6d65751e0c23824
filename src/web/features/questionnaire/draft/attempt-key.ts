/**
 * A key that nobody used before: 32 hexadecimal digits or more, from the browser's own random source.
 * `randomUUID` is missing on plain http, where a phone in the same network may well open the program.
 */
export function newAttemptKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
