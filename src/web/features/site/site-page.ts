import type { MdxContent } from '#ui/prose/mdx-content.ts';

/** What the head of a page in `content/site` says. */
interface FrontMatter {
  readonly title: string;
  /** One or two sentences: what the page is about. */
  readonly summary: string;
  /** The address under the base path; the file's name says the same. */
  readonly route: string;
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly updated: string;
}

/** A page of `content/site`, as its module comes. */
export interface SitePage {
  readonly default: MdxContent;
  readonly frontmatter: FrontMatter;
}
