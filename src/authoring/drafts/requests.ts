import type { Finding } from '../finding/finding.ts';

/** A file as it is on the disk; both are null where there is none. */
export interface FileForm {
  readonly text: string | null;
  /** SHA-256, hex, of its bytes. */
  readonly hash: string | null;
}

/** What became of a write: 'conflict' where the file is not what the change was based on, and stays as it is. */
export interface WriteOutcome {
  readonly outcome: 'written' | 'conflict';
  /** The file as it is now. */
  readonly now: FileForm;
}

/** What the editor sends to change a file. */
export interface WriteRequest {
  readonly file: string;
  /** Null removes the file. */
  readonly text: string | null;
  /** Hash of the form that the author saw; null for a file that did not exist. */
  readonly basedOn: string | null;
}

/** A text that is not saved, to be checked or tried. */
export interface DraftRequest {
  readonly file: string;
  readonly text: string;
}

/** What the check says of a draft in place of its file. */
export interface DraftFindings {
  readonly findings: readonly Finding[];
}

/** What the running program shows of a draft. */
export interface TryOutcome {
  /** 'all': questions and results; 'questions': the server keeps its last good form, so that results may not come. */
  readonly shows: 'all' | 'questions' | 'last usable form' | 'nothing';
  /** Under the base path, where the questionnaire begins; null where nothing can be shown. */
  readonly address: string | null;
  /** What keeps the rest from being shown. */
  readonly findings: readonly Finding[];
}

/** A file to be begun: a reading page in a chapter, or a questionnaire. */
export type NewFile =
  | { readonly kind: 'page'; readonly chapter: string; readonly title: string; readonly summary: string }
  | {
      readonly kind: 'questionnaire';
      readonly title: string;
      readonly items: number;
      readonly scores: readonly string[];
      /** Labels from lowest to highest, or the id of a questionnaire whose scale is taken. */
      readonly scale: readonly string[] | string;
    };
