/** Matches the head between the `---` lines. */
const head = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Returns a value of the head without quotation marks; '' if the key is missing. */
export function getFrontmatterValue(text: string, key: string): string {
  const line = new RegExp(`^${key}:[ \\t]*(.*)$`, 'm').exec(head.exec(text)?.[1] ?? '')?.[1]?.trim() ?? '';
  if (/^".*"$/.test(line)) {
    try {
      return String(JSON.parse(line));
    } catch {
      return line;
    }
  }
  return /^'.*'$/.test(line) ? line.slice(1, -1).replaceAll("''", "'") : line;
}

/** Sets a value of the head, and adds a head if the page has none. '' removes an optional key. */
export function setFrontmatterValue(text: string, key: string, value: string, isRequired: boolean): string {
  const found = head.exec(text);
  const lines = found?.[1]?.split(/\r?\n/) ?? [];
  const at = lines.findIndex((line) => line.startsWith(`${key}:`));
  const line = value === '' && !isRequired ? [] : [`${key}: ${quoteYaml(value)}`];
  const next = at === -1 ? [...lines, ...line] : [...lines.slice(0, at), ...line, ...lines.slice(at + 1)];
  return `---\n${next.join('\n')}\n---\n${found ? text.slice(found[0].length) : `\n${text}`}`;
}

/** Quotes values that YAML would not parse as text. */
function quoteYaml(value: string): string {
  const isPlain =
    /^[A-Za-z0-9(][^#:"\\]*$/.test(value) && !/^(true|false|null|yes|no|on|off|~)$/i.test(value);
  const isNumber = /^[\d.]+$/.test(value) && value.length > 3;
  return value === '' || (isPlain && !isNumber && value.trim() === value) ? value : JSON.stringify(value);
}
