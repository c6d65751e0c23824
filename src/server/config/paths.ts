import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the build: this file is bundled into `dist/server`, or it runs from the sources. */
const dist = import.meta.url.endsWith('/src/server/config/paths.ts') ? '../../../dist/' : '../';
/** The folder of the repository, where there is one. */
const repository = `${dist}../`;

function findFirstPath(...candidates: readonly string[]): string {
  const paths = candidates.map((candidate) => fileURLToPath(new URL(candidate, import.meta.url)));
  return paths.find((path) => existsSync(path)) ?? (paths[0] as string);
}

/**
 * The folder of the built browser program.
 * @param chosen SITE_DIR, which wins; relative to the working folder
 */
export function siteFolder(chosen: string | undefined): string {
  return chosen ? resolve(chosen) : findFirstPath(`${dist}site`);
}

/** The instruments of the build that is served, never newer ones; those compiled last only where there is no build. */
export function instrumentsFolder(): string {
  return findFirstPath(`${dist}instruments`, `${repository}node_modules/.cache/content/server`);
}

/** Every published version of every questionnaire, as it was, with the list of their hashes. */
export function publishedFolder(): string {
  return findFirstPath(`${dist}published`, `${repository}questionnaires/published`);
}

/** Every published version of the notice that is displayed where people agree, in every language. */
export function noticesFolder(): string {
  return findFirstPath(`${dist}consent-notices`, `${repository}content/consent-notice/published`);
}

/** The origin of a foreign API, which the build wrote beside the bundle; null for our own. */
export function readApiOrigin(siteDir: string): string | null {
  const file = join(siteDir, 'connect-src.txt');
  return existsSync(file) ? new URL(readFileSync(file, 'utf8').trim()).origin : null;
}
