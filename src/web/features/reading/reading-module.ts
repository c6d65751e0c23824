import type { MdxContent } from '#ui/prose/mdx-content.ts';

/** The module of a page in `content/reading`. */
export interface ReadingModule {
  readonly default: MdxContent;
  readonly frontmatter: {
    readonly title: string;
    /** YYYY-MM-DD. */
    readonly updated: string;
    /** Day of the last review by the institute, YYYY-MM-DD. */
    readonly reviewed?: string;
  };
}
