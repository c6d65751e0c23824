import { OperatorError } from '#server/config/operator-error.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';

interface Reader {
  readonly table: string;
  readonly rows: AsyncGenerator<CsvRow>;
  next: CsvRow | undefined;
  /** Rows that were given out. */
  count: number;
}

/**
 * The files of attempts, read side by side: each is in the order of study ids, as the people table is, so that memory
 * holds one person's rows.
 */
export class AttemptFiles {
  private constructor(private readonly readers: readonly Reader[]) {}

  /** @param getFile the path of a table's file */
  static async open(tables: readonly string[], getFile: (table: string) => string): Promise<AttemptFiles> {
    const readers: Reader[] = [];
    for (const table of tables) {
      const rows = csvRows(getFile(table));
      readers.push({ table, rows, next: (await rows.next()).value, count: 0 });
    }
    return new AttemptFiles(readers);
  }

  /** The rows of the next person, by table; an empty list where a table has none of theirs. */
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
   * How many rows each table had, once everybody was asked for.
   * @throws OperatorError where rows are left
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
