import settings from '../../../../content/settings.json';

/** The words of a letter. It carries one link and nothing about the person. */
export interface Letter {
  readonly subject: string;
  /** A table of labels and values at the top. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
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

/** The last line of every mail. */
export function why({ because }: Letter): string {
  return `You get this mail because ${because}.`;
}

/** The address alone, as people copy it. */
export function bare({ link }: Letter): string {
  return link.startsWith('mailto:') ? decodeURIComponent(link.slice('mailto:'.length)) : link;
}
