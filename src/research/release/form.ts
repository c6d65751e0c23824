import type { Row, Table } from '#domain/tables/table.ts';
import type { BatchPace } from '../source/pace.ts';

/** What is known of a release before its first row. */
export interface ReleaseMetadata {
  /** The name of its folder. */
  readonly name: string;
  /** The program and the institute that runs it, by their names. */
  readonly program: string;
  readonly institute: string;
  /** ISO times, UTC: when it was made, and up to when attempts are in it. */
  readonly madeAt: string;
  readonly until: string;
  /** The version of the words that people agreed to. */
  readonly consentVersion: string;
}

/** One form of a release: csv, parquet, redcap, fhir, sps, r, and what describes them. */
export interface Form {
  readonly name: string;
  /** Opens its files in a folder that is there. */
  begin(release: {
    readonly folder: string;
    readonly tables: readonly Table[];
    readonly about: ReleaseMetadata;
  }): Promise<FormWriter>;
}

/** A form that is being written. */
export interface FormWriter {
  /** Takes the next row of a table; a promise says when the next one may come. Memory must not grow with the rows. */
  row?(table: Table, row: Row): void | Promise<void>;
  /** Its files are complete and closed. @param rest is waited for between two pieces of work */
  end(rest?: BatchPace['rest']): Promise<void>;
}
