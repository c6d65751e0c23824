/** Parses Retry-After in whole seconds; null without one and for a date. */
export function readRetryAfter(header: string | null | undefined): number | null {
  return header && /^\d+$/.test(header.trim()) ? Number(header) : null;
}
