/** Appends the description in the schema to an instruction. */
export function appendSchemaDescription(todo: string, meaning: string): string {
  return meaning ? `${todo} ${meaning}` : todo;
}

/** Formats a value as JSON, truncated to 80 characters. */
export function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Formats "1 entry" or "3 entries". */
export function formatEntries(limit: unknown): string {
  return `${limit} ${limit === 1 ? 'entry' : 'entries'}`;
}

/** Formats the length of a list. */
export function formatListLength(list: unknown): string {
  const length = Array.isArray(list) ? list.length : 0;
  return length === 0 ? 'none' : `${length}`;
}
