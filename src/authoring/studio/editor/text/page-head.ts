/** The lines between the two rows of dashes at the top of a page. */
const head = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** A value of the head as it is read, without quotation marks; '' where the key is missing. */
export function getHeadValue(text: string, key: string): string {
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

/** The page with another value in its head; '' takes an unneeded line away. A page without a head gets one. */
export function setHeadValue(text: string, key: string, value: string, isNeeded: boolean): string {
  const found = head.exec(text);
  const lines = found?.[1]?.split(/\r?\n/) ?? [];
  const at = lines.findIndex((line) => line.startsWith(`${key}:`));
  const line = value === '' && !isNeeded ? [] : [`${key}: ${quoteYaml(value)}`];
  const next = at === -1 ? [...lines, ...line] : [...lines.slice(0, at), ...line, ...lines.slice(at + 1)];
  return `---\n${next.join('\n')}\n---\n${found ? text.slice(found[0].length) : `\n${text}`}`;
}

/** Words that YAML would read as something else stand in quotation marks. */
function quoteYaml(value: string): string {
  const isPlain =
    /^[A-Za-z0-9(][^#:"\\]*$/.test(value) && !/^(true|false|null|yes|no|on|off|~)$/i.test(value);
  const isNumber = /^[\d.]+$/.test(value) && value.length > 3;
  return value === '' || (isPlain && !isNumber && value.trim() === value) ? value : JSON.stringify(value);
}
