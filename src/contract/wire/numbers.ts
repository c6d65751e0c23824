/** Reads a finite number, also from a string; else null. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() !== '') return toNumber(Number(value));
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
