/**
 * The name in an answer, which is a JSON string or plain text; `1234` and `null` are names too in plain text. The same
 * rule for both calls that answer a name.
 * @param text the body as it came
 * @param type its Content-Type; '' for none
 * @returns null for what is no name: a page of a proxy, an object or a list
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
