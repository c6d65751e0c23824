import type { TranslationStage } from '#domain/instrument/translation.ts';

/** The schema of all translated JSON files. */
export const translationSchema = 'content/translation.schema.json';

/** The hash of a page whose English text was not recorded yet. */
export const unstampedHash = '00000000';

/** How a translation was made and tested. */
export interface TranslationRecord {
  readonly sourceVersion: string;
  readonly stage: TranslationStage;
  /** Who translated. */
  readonly forward: readonly string[];
  /** Null if it was not done. */
  readonly backTranslation: string | null;
  readonly panel: string | null;
  readonly interviews: string | null;
  /** File that shows that the questionnaire works as in English. */
  readonly evidence?: string;
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** A translated text with the hash of its English text. */
interface TranslatedText {
  readonly source: string;
  readonly text: string;
}

/** A translated JSON file, such as `content/help-now.hi.json`. */
export interface TranslationFile {
  readonly language: string;
  readonly translation: TranslationRecord;
  readonly texts: Readonly<Record<string, TranslatedText>>;
}
