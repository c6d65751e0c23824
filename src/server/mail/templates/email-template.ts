import type { Translate } from '#language/translate.ts';
import settings from '../../../../content/settings.json';

/** Content of a mail, with one link and without personal data. */
export interface EmailTemplate {
  readonly subject: string;
  /** A table of labels and values at the top. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
  /** Paragraphs before the link. */
  readonly before: readonly string[];
  readonly linkText: string;
  /** A URL, or `mailto:` and an address. */
  readonly link: string;
  /** Paragraphs after the link. */
  readonly after: readonly string[];
  /** The reason of the mail, after "You get this mail because". */
  readonly because: string;
}

/** The sender of all mails. */
export const senderNames = { program: settings.programName, institute: settings.institute.name };

const { grievance } = settings;
/** Contact for questions about personal data (DPDP Rules 2025, rule 9), in the footer of every mail. */
export function formatDataContact(t: Translate): string {
  return t('mail.dataContact', { name: grievance.name, email: grievance.email });
}

/** The last line of every mail. */
export function formatReason(t: Translate, { because }: EmailTemplate): string {
  return t('mail.reason', { because });
}

/** The URL or address as plain text. */
export function formatLinkAddress({ link }: EmailTemplate): string {
  return link.startsWith('mailto:') ? decodeURIComponent(link.slice('mailto:'.length)) : link;
}
