import { reservedSegments } from '#contract/paths.ts';
import type { SettingsFile } from './settings-file.ts';
import type { PageSource } from './sources.ts';

/** Addresses at which the server answers with something else than a page. */
export const reservedAddresses: readonly string[] = reservedSegments.map((segment) => `/${segment}`);

/** The pages of `content/site` as a whole. */
export interface SiteFiles {
  readonly file: string;
  readonly pages: readonly PageSource[];
  /** Files in the folders of pages that are not pages, relative to the repository. */
  readonly strays: readonly string[];
  /** Undefined when they cannot be used. */
  readonly settings: SettingsFile | undefined;
  /** The day of the last test for access, and where it stands. Undefined when it cannot be read. */
  readonly access:
    | { readonly file: string; readonly day: string; readonly line: number | undefined }
    | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** `content/pages.json`: what search engines show of the public pages. */
export interface PublicPages {
  readonly file: string;
  /** By address. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** Every address of the app. */
  readonly addresses: readonly string[];
  readonly lineOfPath: (path: string) => number | undefined;
}
