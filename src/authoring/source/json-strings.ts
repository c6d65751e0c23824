/** Lists all strings of a parsed JSON file with their paths. */
export function listStrings(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry, at) => listStrings(entry, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => listStrings(entry, path ? `${path}.${key}` : key));
}
