import type { Finding } from '../finding/finding.ts';
import type { Review } from './review/review.ts';

/** A file on disk. Both fields are null if it does not exist. */
export interface FileVersion {
  readonly text: string | null;
  /** SHA-256 hash of the file, in hex. */
  readonly hash: string | null;
}

/** A translated file with the English texts. */
export interface TranslationView extends FileVersion {
  /** BCP 47 tag. */
  readonly language: string;
  /** Of a page: its head, and each paragraph as `body.1`; as `body` if the translation has other paragraphs. */
  readonly english: readonly EnglishText[];
  /** Undefined for a JSON file, which the browser reads. */
  readonly page?: TranslatedPage;
}

/** The texts of a translated page. */
interface TranslatedPage {
  readonly stage: string;
  /** The English page has changed since. It has one hash, so that each paragraph may be concerned. */
  readonly isStale: boolean;
  /** By key; '' if a text is missing. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Request to write texts of a translated page. */
export interface PageTextsRequest {
  readonly file: string;
  /** Changed and confirmed texts by key. */
  readonly texts: Readonly<Record<string, string>>;
  /** Hash of the version that the author edited. */
  readonly basedOn: string | null;
}

/** An English text with its key and hash in translations. */
interface EnglishText {
  readonly key: string;
  readonly text: string;
  readonly hash: string;
}

/** Result of a write: 'conflict' if the file changed since it was read; it is then not written. */
export interface WriteOutcome {
  readonly outcome: 'written' | 'conflict';
  /** The file after the request. */
  readonly now: FileVersion;
}

/** Request of the editor to change a file. */
export interface WriteRequest {
  readonly file: string;
  /** Null removes the file. */
  readonly text: string | null;
  /** Hash of the version that the author edited; null if there was no file. */
  readonly basedOn: string | null;
  /** Who changes a questionnaire, for its history. '' or undefined adds nothing to the history. */
  readonly name?: string | undefined;
}

/** The review of a saved questionnaire. */
export interface ReviewView extends Review {
  /** Who changed the file since its last publication. */
  readonly authors: readonly string[];
  /** True if it cannot be published without a second name. */
  readonly isRequired: boolean;
  /** The second person who accepted the saved file as it is; null if there is none. */
  readonly acceptedBy: string | null;
}

/** Request to change the review of a questionnaire. */
export type ReviewRequest = { readonly file: string; readonly name: string } & (
  | { readonly kind: 'comment'; readonly line: string; readonly text: string }
  | { readonly kind: 'resolve'; readonly id: number }
  /** `author`: who made the changes, if the history does not say it. */
  | { readonly kind: 'accept'; readonly author?: string | undefined }
);

/** Unsaved text of a file, to check or to try. */
export interface DraftRequest {
  readonly file: string;
  readonly text: string;
}

/** Findings on a draft that replaces its file. */
export interface DraftFindings {
  readonly findings: readonly Finding[];
}

/** Result of publishing: the published versions, or the findings that prevented it. */
export interface PublishOutcome {
  /** Names of versions, such as "S4@1.0". */
  readonly written: readonly string[];
  readonly findings: readonly Finding[];
}

/** What the running app displays for a draft. */
export interface DraftPreviewOutcome {
  /** 'all': questions and results. 'questions': the server uses the last compiled form, so results may fail. */
  readonly shows: 'all' | 'questions' | 'last usable form' | 'nothing';
  /** Address of the questionnaire under the base path; null if nothing can be displayed. */
  readonly address: string | null;
  /** Findings that prevent the rest from being displayed. */
  readonly findings: readonly Finding[];
}

/** Request to create a reading page or a questionnaire. */
export type NewFile =
  | { readonly kind: 'page'; readonly chapter: string; readonly title: string; readonly summary: string }
  | {
      readonly kind: 'questionnaire';
      readonly title: string;
      readonly items: number;
      readonly scores: readonly string[];
      /** Labels from lowest to highest, or the id of a questionnaire with the same scale. */
      readonly scale: readonly string[] | string;
    };

/** Request to import a file of another program. */
export interface ImportRequest {
  /** Name with extension, which selects the kind of the file. */
  readonly name: string;
  /** The bytes of the file in Base64. */
  readonly content: string;
  /** Title of the only form to import; undefined for all forms of the file. */
  readonly form?: string | undefined;
  /** False: only the report is made, and nothing is written. */
  readonly isWritten: boolean;
}
