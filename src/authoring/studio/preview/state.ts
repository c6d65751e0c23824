import type { ReadingOrder } from '#domain/chain/chain.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { QualityFile } from '#domain/psychometrics/quality-file.ts';
import type { Finding } from '../../finding/finding.ts';

/** All that the authors' page shows, as the check last found it. The development server sends it anew after each save. */
export interface AuthorState {
  readonly findings: readonly Finding[];
  /** How many files were looked at. */
  readonly files: number;
  /** In order of position; a file whose shape is wrong stands here in the form that the preview shows. */
  readonly instruments: readonly AuthorInstrument[];
  /** Files that the preview shows in another form than they have now. */
  readonly stale: readonly { readonly file: string; readonly serves: string }[];
  /** Null while the file cannot be read. */
  readonly chain: ReadingOrder | null;
  readonly pages: readonly AuthorPage[];
  /** What was measured of the questionnaires: the files of `questionnaires/quality` that can be read. */
  readonly quality: readonly QualityFile[];
}

export interface AuthorInstrument {
  /** Relative to the repository. */
  readonly file: string;
  readonly instrument: Instrument;
  /** The newest published version, undefined where there is none. */
  readonly published?: Instrument;
  /** Every published version, oldest first; none where it is left out. */
  readonly versions?: readonly Instrument[];
  /** School years of reading that a text asks for, by its path in the file. */
  readonly grades: Readonly<Record<string, number>>;
}

export interface AuthorPage {
  /** Relative to the repository. */
  readonly file: string;
  readonly kind: 'reading' | 'site';
  readonly slug: string;
  /** For a reading page, the id of its chapter. */
  readonly folder: string;
  /** Null while the page cannot be read. */
  readonly text: {
    readonly title: string;
    readonly words: number;
    readonly minutes: number;
    /** School years of reading. */
    readonly grade: number;
    /** As in the head of the page; '' where it is missing. */
    readonly updated: string;
  } | null;
}

/** Events on the development server's own connection. */
export const events = {
  /** From the page: send me the state. */
  hello: 'author:hello',
  /** From the server: here it is. */
  state: 'author:state',
} as const;
