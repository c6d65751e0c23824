/** A page of the search index. */
export interface SearchPage {
  /** Without the base path. */
  readonly address: string;
  readonly title: string;
  /** Title of its chapter; undefined for exercises and pages of the site. */
  readonly chapter?: string;
  /** Whether the page is about hard times, so that help numbers come first. */
  readonly help?: boolean;
  /** False if it opens after a login only. */
  readonly isPublic: boolean;
  /** Language of the texts, if it is not that of the index. */
  readonly language?: string;
  /** Summary, paragraphs, headings and entries of lists. */
  readonly passages: readonly string[];
}

/** The title of a page, for the sitemap. */
export interface PageTitle {
  /** Without the base path. */
  readonly address: string;
  readonly title: string;
  /** Language of the title, if it is not that of the list. */
  readonly language?: string;
}
