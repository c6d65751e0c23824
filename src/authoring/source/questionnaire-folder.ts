import type { Instrument } from '#domain/instrument/instrument.ts';

/** A published copy. */
export interface PublishedCopy {
  /** Name without extension, such as "S1@1.0". */
  readonly name: string;
  readonly text: string;
  /** Undefined if the file is not JSON. */
  readonly instrument: Instrument | undefined;
  /** Content hash; undefined if the file is not JSON. */
  readonly hash: string | undefined;
}

/** The files of a folder of questionnaires and of its published copies. */
export interface QuestionnaireFolder {
  /** All files except published copies, the schema and the guide. */
  readonly names: readonly string[];
  /** Files that match the schema, with their content hashes. */
  readonly instruments: readonly { readonly instrument: Instrument; readonly hash: string }[];
  /** True if a questionnaire cannot be read or does not match the schema. */
  readonly hasBroken: boolean;
  /** `published/hashes.json`: content hash by name of the copy. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly copies: readonly PublishedCopy[];
}
