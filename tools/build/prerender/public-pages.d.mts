interface PublicPage {
  readonly path: string;
  readonly description: string;
  /** The page of `content` with this description; absent for one of `content/pages.json`. */
  readonly file?: string;
}

/** Lists the public pages that are prerendered. */
export function listPublicPages(): readonly PublicPage[];

/** Returns the description of a public page in a language. */
export function translateDescription(
  page: PublicPage,
  language: string,
  texts: {
    readonly descriptions: Readonly<Record<string, string>>;
    readonly translatedPages: readonly string[];
  },
): string;
