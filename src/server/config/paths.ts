import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This file is bundled into `dist/server`, or runs from the sources. */
const isSource = import.meta.url.endsWith('/src/server/config/paths.ts');
/** The folder of the build. */
const dist = isSource ? '../../../dist/' : '../';
/** The folder of the repository, if there is one. */
const repository = `${dist}../`;

function findFirstPath(...candidates: readonly string[]): string {
  const paths = candidates.map((candidate) => fileURLToPath(new URL(candidate, import.meta.url)));
  return paths.find((path) => existsSync(path)) ?? (paths[0] as string);
}

/**
 * The folder of the built client.
 * @param chosen SITE_DIR, relative to the working folder; overrides the default
 */
export function getSiteFolder(chosen: string | undefined): string {
  return chosen ? resolve(chosen) : findFirstPath(`${dist}site`);
}

/** The instruments of the build, or the last compiled ones if there is no build. */
export function getInstrumentsFolder(): string {
  return findFirstPath(`${dist}instruments`, `${repository}node_modules/.cache/content/server`);
}

/** The troubles and steps of the build, or the last compiled ones if there is no build. */
export function getPlanFile(): string {
  return findFirstPath(`${dist}plan.json`, `${repository}node_modules/.cache/content/plan.json`);
}

/** The settings that the client of the build uses, or the last compiled ones if there is no build. */
export function getSiteSettingsFile(): string {
  return findFirstPath(`${dist}settings.json`, `${repository}node_modules/.cache/content/settings.json`);
}

/** The translated content of the build, a folder per language, or the last compiled one if there is no build. */
export function getTranslationsFolder(): string {
  return findFirstPath(`${dist}translations`, `${repository}node_modules/.cache/content/translations`);
}

/**
 * The compiled messages of the build. The sources use the last compiled ones, because those of an older build may lack
 * messages.
 */
export function getMessagesFolder(): string {
  const compiled = `${repository}node_modules/.cache/content/messages`;
  return isSource ? findFirstPath(compiled) : findFirstPath(`${dist}messages`, compiled);
}

/** All published versions of all questionnaires, with the list of their hashes. */
export function getPublishedFolder(): string {
  return findFirstPath(`${dist}published`, `${repository}questionnaires/published`);
}

/** All published versions of the consent notice, in all languages. */
export function getConsentNoticesFolder(): string {
  return findFirstPath(`${dist}consent-notices`, `${repository}content/consent-notice/published`);
}

/** The origin of another API, which the build wrote next to the bundle; null for the own one. */
export function readApiOrigin(siteDir: string): string | null {
  const file = join(siteDir, 'connect-src.txt');
  return existsSync(file) ? new URL(readFileSync(file, 'utf8').trim()).origin : null;
}
