/** A JSON object with values of unknown types. */
export type UnknownObject = Readonly<Record<string, unknown>>;

/** Returns the value if it is a JSON object, else an empty object. */
export function toObject(value: unknown): UnknownObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Returns the objects of a list; empty if the value is no list. */
export function toObjects(value: unknown): UnknownObject[] {
  return Array.isArray(value) ? value.map(toObject) : [];
}

/** Returns the trimmed text if the value is a string, else ''. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns the value if it is a number. */
export function toNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
