import type { Instrument } from '#domain/instrument/instrument.ts';

/** A published copy as it is in its file. */
export interface Copy {
  /** Without its ending: "S1@1.0". */
  readonly name: string;
  readonly text: string;
  /** Undefined where the text is no JSON. */
  readonly instrument: Instrument | undefined;
  /** Hash of its content; undefined where the text is no JSON. */
  readonly hash: string | undefined;
}

/** The files in a folder of questionnaires and in its folder of published copies. */
export interface QuestionnaireFolder {
  /** Every file beside the published ones, but the schema and the guide. */
  readonly names: readonly string[];
  /** Those that can be read and have the right shape, with the hash of their content. */
  readonly instruments: readonly { readonly instrument: Instrument; readonly hash: string }[];
  /** Whether some questionnaire cannot be read or used at the moment. */
  readonly hasBroken: boolean;
  /** `published/hashes.json`: name of the copy to hash of its content. */
  readonly hashes: Readonly<Record<string, string>>;
  readonly copies: readonly Copy[];
}
