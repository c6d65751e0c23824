import type { MdxContent } from '#ui/prose/mdx-content.ts';

/** Front matter of a page in `content/site`. */
interface FrontMatter {
  readonly title: string;
  /** One or two sentences about the page. */
  readonly summary: string;
  /** Path under the base URL, equal to the file name. */
  readonly route: string;
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly updated: string;
  /** Day of the last review by the institute, YYYY-MM-DD. */
  readonly reviewed?: string;
}

/** The module of a page in `content/site`. */
export interface SitePage {
  readonly default: MdxContent;
  readonly frontmatter: FrontMatter;
}
