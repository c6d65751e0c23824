import type { OfferedLanguage } from '#domain/instrument/translation.ts';
import type { InstituteSettings } from '#domain/institute/institute-settings.ts';

/** The keys of `content/settings.json` that rules check. */
export interface ContentSettings extends InstituteSettings {
  readonly programName: string;
  readonly institute: { readonly name: string; readonly lines: readonly string[] };
  readonly termsVersion: string;
  readonly embedHosts?: readonly string[];
  readonly trial?: { readonly section: string };
  /** The languages that people can choose in addition to English. */
  readonly languages?: readonly Omit<OfferedLanguage, 'instruments'>[];
}

/** The settings with the data for their rules. */
export interface SettingsFile extends ContentSettings {
  readonly file: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Ids of the sections that are not retired. */
  readonly sectionIds: readonly string[];
  readonly lineOfPath: (path: string) => number | undefined;
}
