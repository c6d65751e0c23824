/** A text with its translation. */
export interface TranslationUnit {
  /** The English file and the key of the text in it: `questionnaires/S4-distress.json#items.di1.text`. */
  readonly id: string;
  /** The English text. */
  readonly source: string;
  /** '' if there is none. */
  readonly target: string;
  /** The English text has changed since it was translated. */
  readonly isStale: boolean;
  /** For translators; '' if there is none. */
  readonly note: string;
}

/** A text of an imported file. */
export interface ImportedUnit {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** The translator has not confirmed the text. */
  readonly isUnconfirmed: boolean;
  /** Line in the imported file, from 1. */
  readonly line: number;
}

/** A translation with the English text that was translated. */
export interface TranslatedText {
  readonly source: string;
  readonly target: string;
}

/** What is written into a new file of a translation. */
export interface TranslationOrigin {
  /** Who translated, with role. */
  readonly translator: string;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** The result of changing a file: its text, or why it is not written. */
export type ChangedFile = { readonly text: string } | { readonly problem: string };

/** An English file with the texts for people, and its translation. */
export interface TranslatableFile {
  /** The English file, relative to the repository. */
  readonly source: string;
  /** The translated file, which may not exist. */
  readonly target: string;
  readonly units: readonly TranslationUnit[];
  /** The same texts in another division, which can be imported too: a page as one text, or by paragraph. */
  readonly alternatives?: readonly TranslationUnit[];
  /** Stage of the translation; '' if the file has none. */
  readonly stage: string;
  /** Whether a stale translation was never compared with its English text, so that `stamp` may write the hashes. */
  readonly isUnstamped: boolean;
  /** Writes translations by key into the text of the translated file. */
  readonly change: (texts: ReadonlyMap<string, TranslatedText>, origin: TranslationOrigin) => ChangedFile;
  /** Writes the hashes of the English texts where there are none. Null if the kind of file has no hashes. */
  readonly stamp: (() => string) | null;
}

/** The key of a text in its file. */
export function getKey(id: string): string {
  return id.slice(id.indexOf('#') + 1);
}

/** Joins file and key to the id of a text. */
export function createId(file: string, key: string): string {
  return `${file}#${key}`;
}
