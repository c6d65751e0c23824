import { readFileSync } from 'node:fs';
import type { OfferedLanguage } from '#domain/instrument/translation.ts';
import { getSiteSettingsFile } from '#server/config/paths.ts';

/** Reads the languages of the build besides English, with the stages of their translations. */
export function readOfferedLanguages(): readonly OfferedLanguage[] {
  const settings = JSON.parse(readFileSync(getSiteSettingsFile(), 'utf8')) as {
    readonly languages: readonly OfferedLanguage[];
  };
  return settings.languages;
}
