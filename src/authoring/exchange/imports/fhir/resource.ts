/** The parts of a FHIR R4 Questionnaire that are read. All may be missing or of another kind in a file by hand. */
export interface Resource {
  readonly resourceType?: unknown;
  readonly title?: unknown;
  readonly name?: unknown;
  readonly language?: unknown;
  readonly item?: unknown;
  readonly contained?: unknown;
}

/** An object of JSON by its keys; empty for anything else. */
export function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** The objects of a list; none for anything else. */
export function toObjects(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(toObject) : [];
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

export function toNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** What an extension says whose address ends with this name. */
export function getExtension(
  part: Readonly<Record<string, unknown>>,
  name: string,
): Readonly<Record<string, unknown>> {
  return toObjects(part.extension).find(({ url }) => toText(url).endsWith(`/${name}`)) ?? {};
}
