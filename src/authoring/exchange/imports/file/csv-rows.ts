import type { CsvError } from 'csv-parse/sync';
import type { Problem } from '#domain/instrument/problem.ts';

/** The rows of a CSV file with the line of each, or the problem that prevents reading it. */
export type CsvRows =
  | {
      readonly rows: readonly (readonly string[])[];
      readonly lines: readonly number[];
      readonly problem?: never;
    }
  | { readonly rows?: never; readonly problem: Problem & { readonly line?: number } };

/**
 * Reads CSV by RFC 4180: quotation marks are closed and doubled within a cell, and no row has more cells than the first.
 * @param separator default: the most frequent of comma, semicolon and tab in the first row
 */
export async function readCsvRows(text: string, separator?: string): Promise<CsvRows> {
  const { parse } = await import('csv-parse/sync');
  const delimiter = separator ?? detectSeparator(text);
  try {
    const rows = parse(text, { bom: true, delimiter, relaxColumnCount: true }) as string[][];
    const lines = listLines(rows);
    const wide = findWideRow(rows);
    return wide === undefined
      ? { rows, lines }
      : { problem: createWidthProblem(rows, wide, lines[wide] ?? wide + 1) };
  } catch (error) {
    return { problem: createQuoteProblem(text, delimiter, error as CsvError) };
  }
}

function detectSeparator(text: string): string {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, 1);
  const names = first.replace(/"[^"]*"/g, '');
  const count = (separator: string) => names.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

function findWideRow(rows: readonly (readonly string[])[]): number | undefined {
  const width = rows[0]?.length ?? 0;
  const at = rows.findIndex((row) => row.length > width);
  return at === -1 ? undefined : at;
}

function createWidthProblem(rows: readonly (readonly string[])[], at: number, line: number) {
  const width = rows[0]?.length ?? 0;
  return {
    rule: 'import/too-many-cells',
    line,
    path: `cell ${width + 1}`,
    expected: `${width} cells, as in the first row`,
    actual: `${rows[at]?.length ?? 0} cells; the one after the last column is "${(rows[at]?.[width] ?? '').slice(0, 60)}"`,
    fix: 'Put a cell that has a comma between quotation marks, or remove the surplus cell.',
  };
}

function createQuoteProblem(text: string, delimiter: string, { code }: CsvError) {
  const { line, path, spans = false } = findQuote(text, delimiter);
  const isOpen = spans || code === 'CSV_QUOTE_NOT_CLOSED';
  return {
    rule: isOpen ? 'import/quote-open' : 'import/quote-place',
    line,
    path,
    expected: 'a quotation mark at both ends of a cell, and two for one within it',
    actual: isOpen ? 'a quotation mark that is not closed' : 'a quotation mark within a cell',
    fix: 'Close the cell with a quotation mark, or write "" for each one within it.',
  };
}

/** Returns the line of each row in the file: cells may have several lines. */
function listLines(rows: readonly (readonly string[])[]): number[] {
  let line = 1;
  return rows.map((cells) => {
    const own = line;
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
    return own;
  });
}

/** Finds the first quotation mark that breaks the rules: one that is never closed, or that a letter follows. */
function findQuote(
  text: string,
  delimiter: string,
): { readonly line: number; readonly path: string; readonly spans?: boolean } {
  let line = 1;
  let start = 0;
  let opened: { readonly line: number; readonly column: number } | undefined;
  const locate = (at: number) => ({ line, path: `column ${at - start + 1}` });
  for (let at = 0; at < text.length; at += 1) {
    const [sign, next] = [text[at], text[at + 1]];
    if (sign === '\n') {
      line += 1;
      start = at + 1;
    }
    if (sign !== '"') continue;
    if (opened === undefined) {
      const before = text[at - 1];
      const isStart = before === undefined || before === delimiter || before === '\n' || before === '\uFEFF';
      if (!isStart) return locate(at);
      opened = { line, column: at - start + 1 };
    } else if (next === '"') at += 1;
    else if (next === undefined || next === delimiter || next === '\n' || next === '\r') opened = undefined;
    else if (opened.line < line) return { line: opened.line, path: `column ${opened.column}`, spans: true };
    else return locate(at);
  }
  return opened ? { line: opened.line, path: `column ${opened.column}` } : { line, path: '' };
}
