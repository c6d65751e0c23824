import { reservedSegments } from '#contract/paths.ts';
import type { SettingsFile } from './settings-file.ts';
import type { PageSource } from './sources.ts';

/** Addresses that the server handles itself. */
export const reservedAddresses: readonly string[] = reservedSegments.map((segment) => `/${segment}`);

/** The pages of `content/site` with the data for their rules. */
export interface SiteFiles {
  readonly file: string;
  readonly pages: readonly PageSource[];
  /** The day of the last review of each reading page and page of the site. */
  readonly reviewDays: readonly { readonly file: string; readonly day: unknown }[];
  /** Files in the page folders that are not pages, relative to the repository. */
  readonly strayFiles: readonly string[];
  /** Addresses of the app to which pages, exercises, help lines and the reading order link. */
  readonly linkedAddresses: readonly string[];
  /** Undefined if the settings are invalid. */
  readonly settings: SettingsFile | undefined;
  /** The day of the last accessibility test and its position. Undefined if the file is invalid. */
  readonly access:
    | { readonly file: string; readonly day: string; readonly line: number | undefined }
    | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** `content/pages.json`: descriptions of the public pages for search engines. */
export interface PublicPages {
  readonly file: string;
  /** By address. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** All addresses of the app. */
  readonly addresses: readonly string[];
  readonly lineOfPath: (path: string) => number | undefined;
}
