const width = 110;

/** Formats JSON like `biome format`: indented by two spaces, on one line if it fits. Lists of numbers are wrapped. */
export function formatJson(value: object): string {
  return `{\n${formatMembers(value, 2)}\n}\n`;
}

/** Number of characters on the line of a value: indentation, key, and a trailing comma. */
interface LineContext {
  readonly indent: number;
  readonly key: number;
  readonly comma: number;
}

function formatValue(value: unknown, { indent, key, comma }: LineContext): string {
  const line = formatOnOneLine(value);
  const isShort = indent + key + measureWidth(line) + comma <= width;
  if (isShort || typeof value !== 'object' || value === null) return line;
  const end = ' '.repeat(indent);
  if (!Array.isArray(value)) return `{\n${formatMembers(value, indent + 2)}\n${end}}`;
  if (value.every((entry) => typeof entry === 'number'))
    return `[\n${wrapValues(value.map(String), indent + 2)}\n${end}]`;
  const entries = value.map(
    (entry, at) =>
      `${end}  ${formatValue(entry, { indent: indent + 2, key: 0, comma: at < value.length - 1 ? 1 : 0 })}`,
  );
  return `[\n${entries.join(',\n')}\n${end}]`;
}

/** Columns of a text. Vowel signs of Indian scripts that are drawn on another letter have none. */
const measureWidth = (text: string) => text.replace(/\p{Grapheme_Extend}/gu, '').length;

/** Joins values with commas and wraps the lines. */
function wrapValues(values: readonly string[], indent: number): string {
  const lines: string[] = [];
  let line = '';
  for (const [at, word] of values.entries()) {
    const next = at < values.length - 1 ? `${word},` : word;
    if (line !== '' && indent + line.length + 1 + next.length > width) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? next : ` ${next}`;
  }
  return [...lines, line].map((one) => ' '.repeat(indent) + one).join('\n');
}

function formatMembers(value: object, indent: number): string {
  const entries = Object.entries(value);
  const lines = entries.map(([name, part], at) => {
    const key = `${JSON.stringify(name)}: `;
    const comma = at < entries.length - 1 ? 1 : 0;
    return `${' '.repeat(indent)}${key}${formatValue(part, { indent, key: key.length, comma })}`;
  });
  return lines.join(',\n');
}

function formatOnOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatOnOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(
    ([key, part]) => `${JSON.stringify(key)}: ${formatOnOneLine(part)}`,
  );
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
