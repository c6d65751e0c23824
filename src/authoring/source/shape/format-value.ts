/** What to do, with what the schema says of the value. */
export function appendMeaning(todo: string, meaning: string): string {
  return meaning ? `${todo} ${meaning}` : todo;
}

/** A value as it is written in the file, at most 80 characters of it. */
export function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** "1 entry", "3 entries". */
export function formatEntries(limit: unknown): string {
  return `${limit} ${limit === 1 ? 'entry' : 'entries'}`;
}

/** How many entries a list has, in words. */
export function formatLength(list: unknown): string {
  const length = Array.isArray(list) ? list.length : 0;
  return length === 0 ? 'none' : `${length}`;
}
