/** Characters of the header that are read. Browsers send fewer. */
const maxLength = 500;
const maxTags = 20;

/** A language range with an optional weight (RFC 9110, 12.5.4). */
const range = /^([a-z]{2,3}(?:-[a-z0-9]{1,8}){0,4})(?:\s*;\s*q=([01](?:\.\d{0,3})?))?$/i;

/**
 * Parses an Accept-Language header. Invalid ranges, and those with the weight 0, are left out.
 * @returns language tags, the preferred one first
 */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .slice(0, maxLength)
    .split(',', maxTags)
    .flatMap((part) => {
      const [, tag, weight = '1'] = range.exec(part.trim()) ?? [];
      return tag && Number(weight) > 0 ? [{ tag, weight: Number(weight) }] : [];
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
