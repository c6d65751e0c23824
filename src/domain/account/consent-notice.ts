/** A section of a notice, with its heading. */
interface NoticePart {
  readonly title: string;
  readonly text: string;
}

/**
 * The notice about data that users read before they consent (DPDP Act, section 5): a file of
 * `content/consent-notice`.
 */
export interface ConsentNotice {
  /** The day it comes into force, as "2026-11-20". */
  readonly version: string;
  /** A language tag of BCP 47, such as "en-IN". */
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  /** The categories of data, each with its purpose. */
  readonly items: readonly { readonly data: string; readonly purpose: string }[];
  readonly withdraw: NoticePart;
  readonly rights: NoticePart;
  readonly complaint: NoticePart;
}

/** The sections after the list, in reading order. */
export const noticeParts = ['withdraw', 'rights', 'complaint'] as const;

/** The file name of a published version, in `content/consent-notice/published`. */
export function getPublishedNoticeFile({
  language,
  version,
}: Pick<ConsentNotice, 'language' | 'version'>): string {
  return `${language}@${version}.json`;
}
