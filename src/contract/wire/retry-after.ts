/** Whole seconds of a Retry-After header; null for none, and for one that names a date. */
export function readRetryAfter(header: string | null | undefined): number | null {
  return header && /^\d+$/.test(header.trim()) ? Number(header) : null;
}
