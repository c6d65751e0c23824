import { dsvFormat } from 'd3';

/** A CSV table with trimmed cells. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvTableRow[];
}

/** A row of a CSV table. */
export interface CsvTableRow {
  /** Row as in a spreadsheet: the header is row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * Parses comma-, semicolon- or tab-separated text with a header, with any line ends. The separator is the most
 * frequent one in the header; empty rows are skipped.
 */
export function readCsv(text: string): CsvTable {
  const plain = text.replace(/^\uFEFF/, '');
  const [header = [], ...rows] = dsvFormat(detectSeparator(plain)).parseRows(plain, (cells) =>
    cells.map((cell) => cell.trim()),
  );
  return {
    header,
    rows: rows
      .map((cells, at) => ({ number: at + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  };
}

function detectSeparator(text: string): string {
  const [first = ''] = text.split(/\r\n|\n|\r/, 1);
  const names = first.replace(/"[^"]*"/g, '');
  const count = (separator: string) => names.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
