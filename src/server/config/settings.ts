import type { InstituteSettings } from '#domain/institute/institute-settings.ts';
import content from '../../../content/settings.json';

/** The part of `content/settings.json` that the server uses. */
export interface Settings extends InstituteSettings {
  /** Version of the terms in force: the day from which they apply. */
  readonly termsVersion: string;
  readonly research: {
    /** Whether people are asked for consent to research. */
    readonly enabled: boolean;
    /** Version of the research consent text. */
    readonly textVersion: string;
    /** Whether the consent covers earlier answers; absent means no. */
    readonly includesEarlier?: boolean;
  };
  /** The section that people can answer without an account; absent if there is none. */
  readonly trial?: { readonly section: string };
  /** Whether answers about result pages are counted; absent means no. */
  readonly understanding?: { readonly enabled: boolean };
  /** Languages that the app offers besides English, each with the lowest stage of its translations. */
  readonly languages?: readonly { readonly language: string }[];
  /** Hosts of video players that a page may embed after a click; none if absent. */
  readonly embedHosts?: readonly string[];
}

/** The settings of this build, also used by its client. */
export const builtInSettings: Settings = content;
