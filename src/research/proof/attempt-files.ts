import { OperatorError } from '#server/config/operator-error.ts';
import { type CsvRow, readCsvRows } from './csv-rows.ts';

interface Reader {
  readonly table: string;
  readonly rows: AsyncGenerator<CsvRow>;
  next: CsvRow | undefined;
  /** Rows read so far. */
  count: number;
}

/**
 * Reads the attempt files in parallel. All are sorted by study id, as is the people table, so memory holds the
 * rows of one person.
 */
export class AttemptFiles {
  private constructor(private readonly readers: readonly Reader[]) {}

  /** @param getFile returns the path of the file of a table */
  static async open(tables: readonly string[], getFile: (table: string) => string): Promise<AttemptFiles> {
    const readers: Reader[] = [];
    for (const table of tables) {
      const rows = readCsvRows(getFile(table));
      readers.push({ table, rows, next: (await rows.next()).value, count: 0 });
    }
    return new AttemptFiles(readers);
  }

  /** Reads the rows of the next person, by table; an empty list if a table has none. */
  async readRows(studyId: string): Promise<Map<string, CsvRow[]>> {
    const all = new Map<string, CsvRow[]>();
    for (const reader of this.readers) {
      const own: CsvRow[] = [];
      while (reader.next?.cells.get('study_id') === studyId) {
        own.push(reader.next);
        reader.count += 1;
        reader.next = (await reader.rows.next()).value;
      }
      all.set(reader.table, own);
    }
    return all;
  }

  /**
   * The number of rows of each table, after all people were read.
   * @throws OperatorError if rows remain
   */
  counts(): [table: string, count: number][] {
    return this.readers.map(({ table, next, count }) => {
      if (next)
        throw new OperatorError(
          `${table}, row ${next.number}: the person is not in the people table, or the order is wrong.`,
        );
      return [table, count];
    });
  }
}
