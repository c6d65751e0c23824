import type { InstituteSettings } from '#domain/institute/institute-settings.ts';
import content from '../../../content/settings.json';

/** What of `content/settings.json` the server acts on. */
export interface Settings extends InstituteSettings {
  /** The version of the terms in force: the day it came into force. */
  readonly termsVersion: string;
  readonly research: {
    /** May people be asked, and consents be stored? */
    readonly enabled: boolean;
    /** The version of the words beside the research box. */
    readonly textVersion: string;
    /** These words also cover answers given before the consent; absent means no. */
    readonly includesEarlier?: boolean;
  };
  /** Hosts whose players a reading page may show after a click; none when absent. */
  readonly embedHosts?: readonly string[];
}

/** The settings that were built in: the browser program of the same build shows the same ones. */
export const builtInSettings: Settings = content;
