import settings from '../../../../content/settings.json';

/** The words of a letter. It carries one link and nothing about the person. */
export interface EmailTemplate {
  readonly subject: string;
  /** A table of labels and values at the top. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
  /** Paragraphs before the link. */
  readonly before: readonly string[];
  /** What the link does, as its words. */
  readonly linkText: string;
  /** An address to open, or `mailto:` and one to write to. */
  readonly link: string;
  /** Paragraphs after the link. */
  readonly after: readonly string[];
  /** How the mail came about, after "You get this mail because". */
  readonly because: string;
}

/** Who sends every mail. */
export const sender = { program: settings.programName, institute: settings.institute.name };

const { grievance } = settings;
/** Whom to ask about personal data (DPDP Rules 2025, rule 9): a line at the foot of every mail. */
export const dataContact = `Questions about your data: ${grievance.name}, ${grievance.email}`;

/** The last line of every mail. */
export function formatReason({ because }: EmailTemplate): string {
  return `You get this mail because ${because}.`;
}

/** The address alone, as people copy it. */
export function formatLinkAddress({ link }: EmailTemplate): string {
  return link.startsWith('mailto:') ? decodeURIComponent(link.slice('mailto:'.length)) : link;
}
