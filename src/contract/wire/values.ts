/** Reading of single values in answers of servers that keep to the contract more or less. None of these throws. */

/** The value as an object with keys; empty for a list and for everything else. */
export function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** The value as a list; empty for everything else. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a text; null for everything else and for an empty text. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A time as it came, when it can be read as one; else null. */
export function timeIn(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
