import { createHash } from 'node:crypto';

/**
 * SHA-256, hex, of what an instrument says: keys sorted, no spaces, without the editor's pointer to its schema.
 * So a file may be laid out anew and keeps its hash.
 */
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
