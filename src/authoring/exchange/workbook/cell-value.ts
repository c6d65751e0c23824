import type { CellValue } from './cell.ts';
import type { SchemaPosition } from './schema-position.ts';

/** A parsed value, or what was expected and how to fix it. */
export type CellParseResult =
  | { readonly value: unknown; readonly expected?: never }
  | { readonly value?: never; readonly expected: string; readonly fix: string };

/** The longest text in a cell that spreadsheet programs support. */
const maxCellLength = 32_767;

/**
 * Parses a cell by the types that the schema allows: a plain value, `null`, a comma- or line-separated list, or JSON
 * in brackets. A text in double quotes is parsed as JSON, so that it may contain characters that cells do not
 * preserve.
 */
export function parseCell(cell: string | number | boolean, position: SchemaPosition): CellParseResult {
  if (typeof cell === 'number' && position.number) return { value: cell };
  if (typeof cell === 'boolean' && position.boolean) return { value: cell };
  if (typeof cell !== 'string') return describeExpected(position, typeof cell === 'number');
  if (cell === 'null' && position.null) return { value: null };
  const isList = position.list && cell.startsWith('[');
  const isObject = position.object && cell.startsWith('{');
  if (isList || isObject || (position.text && /^".*"$/s.test(cell))) {
    const parsed = tryParseJson(cell);
    if (parsed !== undefined && (typeof parsed !== 'string' || position.text)) return { value: parsed };
    if (isList || isObject) {
      const expected = 'JSON: double quotation marks around words, commas between parts, brackets closed';
      return { expected, fix: 'Correct the brackets, commas or quotation marks in this cell.' };
    }
  }
  if (position.text) return { value: cell };
  if (position.list) return readList(cell, position);
  return describeExpected(position, false);
}

/**
 * Formats a value as a cell, in the simplest form that `readValue` parses to the same value.
 * @throws RangeError if the text is too long for a cell
 */
export function toCellValue(value: unknown, position: SchemaPosition | undefined): CellValue {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const plain = Array.isArray(value) ? [value.join(', '), value.join('\n')] : [String(value)];
  const whole = position ?? unknownPosition;
  const form = [...plain, formatOneLine(value)].find((text) => {
    const read = isPreserved(text) ? parseCell(text, whole) : undefined;
    return read !== undefined && 'value' in read && JSON.stringify(read.value) === JSON.stringify(value);
  });
  const cell = form ?? formatOneLine(value);
  if (cell.length > maxCellLength) throw new RangeError(`a text of ${cell.length} characters`);
  return cell;
}

/** Used for values that the schema does not describe. They are written as JSON. */
const unknownPosition: SchemaPosition = {
  text: true,
  number: true,
  boolean: true,
  null: true,
  list: true,
  object: true,
  word: false,
  keys: [],
  child: () => undefined,
};

function readList(cell: string, position: SchemaPosition): CellParseResult {
  const entry = position.child(0);
  const isOfNumbers = entry?.number === true && !entry.text;
  const parts = isOfNumbers || entry?.word ? cell.split(/,\s*/) : cell.split('\n');
  const words = parts.map((part) => part.trim()).filter((part) => part !== '');
  if (entry?.text) return { value: words };
  const numbers = words.map(Number);
  if (isOfNumbers && numbers.length > 0 && numbers.every(Number.isFinite)) return { value: numbers };
  return describeExpected(position, false);
}

function describeExpected(
  position: SchemaPosition,
  isNumber: boolean,
): CellParseResult & { expected: string } {
  const entry = position.child(0);
  const forms = [
    position.text && 'a text',
    position.number && 'a number',
    position.boolean && 'TRUE or FALSE',
    position.list && (entry?.text ? 'words, or lines of words' : 'numbers with commas between them'),
    position.object && 'JSON in braces',
    position.null && 'null',
  ].filter((form) => form !== false);
  const isText = position.text || position.list;
  return {
    expected: forms.join(' or ') || 'nothing',
    fix:
      isNumber && isText
        ? "Write an apostrophe before it, as '10, so that the spreadsheet program keeps it as text."
        : 'Write it in that form, or empty the cell where the key is to be left out.',
  };
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Formats JSON on one line. Escapes characters that a workbook does not preserve. */
function formatOneLine(value: unknown): string {
  const json = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  return json.replace(/[\u007F-\u009F\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Returns true if a cell preserves the text. Excludes outer spaces, which are easily lost in editing. */
function isPreserved(text: string): boolean {
  return (
    text !== '' && text.trim() === text && !/[^\P{Cc}\n]|[\p{Cs}\uFFFE\uFFFF]|_x[0-9A-Fa-f]{4}_/u.test(text)
  );
}
