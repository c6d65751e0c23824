import type { ReadingOrder } from '#domain/reading-order/reading-order.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { QualityFile } from '#domain/psychometrics/quality-file.ts';
import type { Finding } from '../../finding/finding.ts';

/** The state of the author app. The development server sends it after each check. */
export interface AuthorState {
  readonly findings: readonly Finding[];
  /** Number of checked files. */
  readonly files: number;
  /** Sorted by position. A file that does not match the schema is listed in the form that the preview displays. */
  readonly instruments: readonly AuthorInstrument[];
  /** Files that the preview displays in another form than the current one. */
  readonly stale: readonly { readonly file: string; readonly serves: string }[];
  /** Null if the file is invalid. */
  readonly chain: ReadingOrder | null;
  readonly pages: readonly AuthorPage[];
  /** The translated files, sorted by file. */
  readonly translations: readonly AuthorTranslation[];
  /** Measured quality of the questionnaires, from the valid files of `questionnaires/quality`. */
  readonly quality: readonly QualityFile[];
}

/** A questionnaire in the author app. */
export interface AuthorInstrument {
  /** Relative to the repository. */
  readonly file: string;
  readonly instrument: Instrument;
  /** The newest published version. */
  readonly published?: Instrument;
  /** All published versions, oldest first. */
  readonly versions?: readonly Instrument[];
  /** Reading grade in school years by path of the text. */
  readonly grades: Readonly<Record<string, number>>;
}

/** A translated file in the author app. */
export interface AuthorTranslation {
  /** Relative to the repository. */
  readonly file: string;
  /** The English file. */
  readonly source: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** As in the file; '' if it cannot be read. */
  readonly stage: string;
  /** Number of texts without a translation. */
  readonly missing: number;
  /** Number of texts whose English text changed. */
  readonly stale: number;
  /** True if it is complete and has no error, so that people can read it. */
  readonly isUsable: boolean;
}

/** A page in the author app. */
export interface AuthorPage {
  /** Relative to the repository. */
  readonly file: string;
  readonly kind: 'reading' | 'site';
  readonly slug: string;
  /** For a reading page, the id of its chapter. */
  readonly folder: string;
  /** Null if the page cannot be parsed. */
  readonly text: {
    readonly title: string;
    readonly words: number;
    readonly minutes: number;
    /** Reading grade in school years. */
    readonly grade: number;
    /** As in the head; '' if missing. */
    readonly updated: string;
  } | null;
}

/** Events of the Vite connection. */
export const events = {
  /** From the page: requests the state. */
  hello: 'author:hello',
  /** From the server: the state. */
  state: 'author:state',
} as const;

/** Start of a fragment with an attempt, which the preview saves as a draft and continues. */
export const draftFragment = 'author-draft=';
