/**
 * Reads a name from a JSON string or plain text; in plain text `1234` and `null` are names.
 * @param text the body
 * @param type its Content-Type; '' for none
 * @returns null for a page of a proxy, an object or a list
 */
export function readName(text: string, type: string): string | null {
  const trimmed = text.trim();
  const quoted = trimmed.startsWith('"') ? parsed(trimmed) : null;
  if (typeof quoted === 'string') return quoted;
  return /\b(html|json)\b/i.test(type) || /^[<{[]/.test(trimmed) ? null : trimmed;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
