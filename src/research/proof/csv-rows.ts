import { createReadStream } from 'node:fs';

/** A row of a CSV file by column names; '' is missing. Rows count from 1, without the header. */
export interface CsvRow {
  readonly number: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** Reads the rows of a CSV file (RFC 4180). @throws Error for a row whose length differs from the header */
export async function* readCsvRows(path: string): AsyncGenerator<CsvRow> {
  let names: readonly string[] | undefined;
  let number = 0;
  for await (const cells of readRecords(path)) {
    if (!names) {
      names = cells;
      continue;
    }
    number += 1;
    if (cells.length !== names.length)
      throw new Error(`${path}, row ${number}: ${cells.length} cells, not ${names.length}.`);
    yield { number, cells: new Map(names.map((name, at) => [name, cells[at] as string])) };
  }
}

async function* readRecords(path: string): AsyncGenerator<string[]> {
  let record: string[] = [];
  let cell = '';
  let state: 'plain' | 'quoted' | 'quoteInQuoted' = 'plain';
  for await (const piece of createReadStream(path, 'utf8') as AsyncIterable<string>) {
    for (const letter of piece) {
      if (state === 'quoted') {
        if (letter === '"') state = 'quoteInQuoted';
        else cell += letter;
        continue;
      }
      if (letter === '"') {
        if (state === 'quoteInQuoted') cell += '"';
        state = 'quoted';
        continue;
      }
      state = 'plain';
      if (letter === ',') {
        record.push(cell);
        cell = '';
      } else if (letter === '\n') {
        yield [...record, cell];
        [record, cell] = [[], ''];
      } else if (letter !== '\r') cell += letter;
    }
  }
  if (record.length > 0 || cell !== '') throw new Error(`${path} ends in the middle of a row.`);
}
