/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Returns true for a JSON object. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true for a list. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Returns the value if it is a list, else an empty list. */
export function toList(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}
