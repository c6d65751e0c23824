/** A finite number, also one that travelled as text; null for everything else. */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() !== '') return numberIn(Number(value));
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
