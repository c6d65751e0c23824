import type { OfferedLanguage } from '#domain/instrument/translation.ts';
import type { Row, Table } from '#domain/tables/table.ts';
import type { BatchPace } from '../source/batch-pace.ts';

/** Metadata of a release. */
export interface ReleaseMetadata {
  /** Name of the folder. */
  readonly name: string;
  /** Names of the app and of the institute. */
  readonly program: string;
  readonly institute: string;
  /** ISO 8601, UTC: creation time, and time of the last included attempt. */
  readonly madeAt: string;
  readonly until: string;
  /** Version of the research consent. */
  readonly consentVersion: string;
  /** Languages of the site besides English, with the stages of their translations at the time of the release. */
  readonly languages?: readonly OfferedLanguage[];
}

/** A file format of a release: csv, parquet, redcap, fhir, sps, r, or a description of the tables. */
export interface ReleaseFormat {
  readonly name: string;
  /** Creates its files in an existing folder. */
  begin(release: {
    readonly folder: string;
    readonly tables: readonly Table[];
    readonly about: ReleaseMetadata;
  }): Promise<FormatWriter>;
}

/** Writes one format. */
export interface FormatWriter {
  /** Writes the next row of a table. Must not buffer all rows; a promise applies back-pressure. */
  row?(table: Table, row: Row): void | Promise<void>;
  /** Completes and closes the files. @param rest is awaited between two pieces of work */
  end(rest?: BatchPace['rest']): Promise<void>;
}
