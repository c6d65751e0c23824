import { dsvFormat } from 'd3';

/** A table of a file: every cell is trimmed text. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

export interface CsvRow {
  /** As a spreadsheet counts them: the header is row 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/**
 * Reads comma-, semicolon- or tab-separated text with a header: quoted cells, any line ends, with or without a byte
 * order mark. The separator is whichever stands most often in the first line. Empty rows are left out.
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
  return [',', ';', '\t'].reduce((most, separator) => (count(separator) > count(most) ? separator : most));
}
