import { createHash } from 'node:crypto';

/** Computes the SHA-256 hash of an instrument in hex. Formatting, key order and `$schema` do not affect it. */
export function hashContent(instrument: object): string {
  const content = { ...instrument, $schema: undefined };
  return createHash('sha256').update(toCanonicalJson(content)).digest('hex');
}

function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
