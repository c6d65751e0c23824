import type { InstituteSettings } from '#domain/institute/institute-settings.ts';

/** `content/settings.json`, as far as the rules look at it. */
export interface Settings extends InstituteSettings {
  readonly programName: string;
  readonly institute: { readonly name: string; readonly lines: readonly string[] };
  readonly termsVersion: string;
  readonly embedHosts?: readonly string[];
}

/** The settings with what their rules need. */
export interface SettingsFile extends Settings {
  readonly file: string;
  readonly lineOfPath: (path: string) => number | undefined;
}
