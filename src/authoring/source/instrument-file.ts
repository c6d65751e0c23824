import type { Instrument } from '#domain/instrument/instrument.ts';

/** A questionnaire with its file. */
export interface InstrumentFile {
  readonly file: string;
  readonly text: string;
  readonly instrument: Instrument;
}

/** Unsaved texts that replace files on disk, by file name. */
export type DraftTexts = ReadonlyMap<string, string>;
