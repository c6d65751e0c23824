/** Reads a finite number, also from a string; else null. */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() !== '') return numberIn(Number(value));
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
