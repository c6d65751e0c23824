import type { Instrument } from '#domain/instrument/instrument.ts';

/** A questionnaire with its file. */
export interface InstrumentFile {
  readonly file: string;
  readonly text: string;
  readonly instrument: Instrument;
}

/** Unsaved texts of an author that are read instead of the files on the disk, by file name. */
export type Drafts = ReadonlyMap<string, string>;
