/**
 * Contents of the precache of one release. The build writes it; addresses begin with a slash and include the base
 * path.
 */
export interface PrecacheManifest {
  /** Differs for each list and each version of the worker. */
  readonly version: string;
  /** Files with hashed names. */
  readonly files: readonly string[];
  /** Fonts. Cached only if the HTTP cache has them; text falls back to a system font. */
  readonly fonts: readonly string[];
  /** Pages with their hash, so that all are of this release. */
  readonly pages: readonly CachedPage[];
  /** The empty page that the app renders into, and the addresses that it serves. */
  readonly shell: CachedPage;
  readonly shellFor: readonly string[];
  /** The page for all other addresses. */
  readonly offline: CachedPage;
  /** What each other language needs, by its tag. Only the language of the device is cached. */
  readonly languages: Readonly<Record<string, TranslatedRelease>>;
}

/** The files of a language besides those of English. Its pages are rendered into the shell. */
interface TranslatedRelease {
  readonly files: readonly string[];
  /** The translation of the page for all other addresses. */
  readonly offline: CachedPage;
}

/** A precached page. */
export interface CachedPage {
  readonly address: string;
  /** Value of `integrity` for `fetch`. */
  readonly integrity: string;
}
