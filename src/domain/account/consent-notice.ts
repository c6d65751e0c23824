/** A part of a notice with a heading of its own. */
interface NoticePart {
  readonly title: string;
  readonly text: string;
}

/** What people read about their data before they agree (DPDP Act, section 5): a file of `content/consent-notice`. */
export interface ConsentNotice {
  /** The day it came into force. */
  readonly version: string;
  /** BCP 47, as 'en-IN'. */
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  /** Which data, and what each serves. */
  readonly items: readonly { readonly data: string; readonly purpose: string }[];
  readonly withdraw: NoticePart;
  readonly rights: NoticePart;
  readonly complaint: NoticePart;
}

/** The parts after the list, in reading order. */
export const noticeParts = ['withdraw', 'rights', 'complaint'] as const;

/** Name of the file that holds a published version, in `content/consent-notice/published`. */
export function publishedNoticeFile({
  language,
  version,
}: Pick<ConsentNotice, 'language' | 'version'>): string {
  return `${language}@${version}.json`;
}
